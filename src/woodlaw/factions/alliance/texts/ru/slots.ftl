# Поля планшета там, где составляют позицию.
slot-alliance-officers = офицеры
slot-alliance-operations = операций проведено за ход
