# Wat er gezegd wordt waar men met de echte doos speelt.

table-welcome = woodlaw, onofficieel: aan de echte tafel met { $players }; landkaart: { NAME($map) }, dek: { NAME($deck) }, druk { $printing }.
table-how = Voer worpen in, en kaarten zodra ze getoond worden; handen blijven verborgen. Typ help voor de rest.
table-help =
    Antwoord voor wie gevraagd wordt, zoals het aan tafel gebeurt: met de toets
    van een optie, met de naam ervan, of met een hele zet zoals
    "verplaatsen 2 krijgers 7 8" of "vervaardigen Zwaard"; in plaats van de namen
    mag je ook de Engelse woorden typen. 0 is altijd klaar (done). Voer
    dobbelstenen in zoals ze vallen: "2 1".

    Noem kaarten als iedereen ze ziet, en alleen dan. Een kaart die ergens komt
    waar anderen hem niet zien, is "ongezien". Meer kaarten die samen worden
    uitgegeven of afgelegd, kun je op één regel noemen, in elke volgorde.

      why WOORDEN waarom dat hier niet mag, of waar het toe leidt; zonder
                  WOORDEN: wat het Wetboek zegt
      law WOORDEN een artikel met zijn nummer, of wat bij een woord past
      undo        neemt de laatste invoer terug, en zo verder tot het begin
      board [N]   de landkaart en wat voor de spelers ligt; N: een open plek, of
                  wiens bord: de naam van een factie
      map  table  alleen de landkaart; alles erop in woorden en getallen
      log [N]     de laatste N gebeurtenissen (20)
      save [NAAM] waar het spel bewaard wordt; NAAM: kopie als NAAM.jsonl
      help  quit  "woodlaw resume" gaat verder met een gestopt spel

    Bij twee Vagebonden voer je niet in wat een van hen onder een ruïne ziet:
    alleen wat eruit genomen wordt, of "niets".
table-asked = { NAME($seat) }: { $question }
table-or-card = of een kaart, bij naam:
table-setup-starting-player = Wie begint?
table-setup-order-first = Welke Vagebond doet als eerste de voorbereiding?
table-battle-roll = Werp beide dobbelstenen: wat tonen ze?
table-vagabond-explore-item = Welk voorwerp ligt onder de ruïne?
table-hundreds-raze-ruin-item = Welk voorwerp ligt onder de verwoeste ruïne?
table-hundreds-mob-die-roll = Werp de menigtedobbelsteen: welke soort toont die?
table-vagabond-draw-quests-quest = Welke queeste wordt opengelegd?
table-vagabond-new-quest-quest = Welke queeste wordt opengelegd?
table-alliance-draw-supporters-card = De stapel is vol: welke kaart is getrokken en afgelegd?
table-laid-open = Welke kaarten van { $holder } moeten worden afgelegd? Noem ze allemaal, of "niets"
table-laid-open-drawn = Er is een aanhanger getrokken; welke moeten nu worden afgelegd? Noem ze allemaal, of "niets"
table-gloss-unseen = een kaart die ergens komt waar anderen hem niet zien
table-gloss-stays = het blijft daar, ongezien door de anderen
word-unseen = ongezien
word-none = niets
table-after-laid = { $word } komt na de kaarten die worden opengelegd
table-not-unseen = hier gaat geen kaart ongezien; noem hem
table-not-under = { $item } kan daar niet liggen, na wat iedereen gezien heeft
table-lies-open = { $number ->
        [one] { $card } kan daar niet zijn: die kaart ligt open
       *[other] { $card } kan daar niet zijn: alle { $number } liggen open
    }
table-not-played = met { $card } wordt niet gespeeld
table-not-there = { $card } kan daar niet zijn, na wat iedereen gezien heeft
table-not-laid = { $card } hoort niet bij de kaarten die opengelegd moeten worden
table-not-just-these = { NAME($seat) }: precies deze kaarten kunnen het niet zijn, na wat er te zien was
table-no-outcome = { $word } kan hier niet uitkomen
table-hidden = verborgen
table-no-words = geen woorden
table-no-card = in dit dek zit geen kaart { $word }
table-nothing-to-undo = Er is niets terug te nemen.
table-hidden-pieces = --table: nog niet met de Kraaien, wier complotten verborgen op de landkaart liggen.
table-none-of-both = --table is voor wie met de echte doos speelt; { $option } kan daar niet bij.
