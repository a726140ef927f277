# Dlaczego nie, według zasad Orlich Gniazd; ".of-1", gdy odmowa dotyczy rzeczy o tym numerze.
refused-7-2-1 = { NAME($word) }: Orle Gniazda przekuwają, zanim rozpatrzą Dekret
refused-7-3-2 = { NAME($clearing) }: na tej narożnej polanie Orle Gniazda nie mogą zacząć
refused-7-3-3 = { NAME($word) }: ten Przywódca nie jest odkryty
refused-7-4-2 = { NAME($word) }: w turze można dodać do Dekretu tylko jedną ptasią kartę
refused-7-4-3 = { NAME($word) }: nowe Gniazdo zmieści się na polanie z mniejszą liczbą wojowników ({ $there })
refused-7-5-2-1 = na { NAME($clearing, case: "loc") } nie ma Gniazda o tym symbolu ({ NAME($wanted) }; { $roosts })
refused-7-5-2-2 = { NAME($clearing, case: "neg") } nie odpowiada symbolem karcie ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-3 = { NAME($clearing, case: "neg") } nie odpowiada symbolem karcie ({ NAME($suit) } ≠ { NAME($wanted) })
refused-7-5-2-4 = { NAME($clearing) }: Gniazdo wymaga kontrolowanej polany o symbolu karty, bez Gniazda ({ NAME($suit) }; { $there })
refused-7-7-3 = { NAME($word) }: ten Przywódca jest zakryty
