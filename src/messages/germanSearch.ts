import type { Messages } from './Messages'
import type { SearchMessageKey } from './englishSearch'

/** The texts of the search over a product, of the quick jump and of the help on keys, in German. */
export const germanSearch: Pick<Messages, SearchMessageKey> = {
  'search.all': { one: '{entities}: das eine Ergebnis', other: '{entities}: alle {count}' },
  'search.commands': 'Aktionen',
  'search.empty': 'Keine Ergebnisse für „{words}“',
  'search.emptyText': 'Versuchen Sie es mit weniger Wörtern oder einem Teil davon.',
  'search.everywhere': 'Überall',
  'search.failed': 'Die Suche hat keine Antwort bekommen',
  'search.field': 'Suche',
  'search.found': { one: 'Ein Ergebnis', other: '{count} Ergebnisse' },
  'search.groupFailed': '{entities} konnten nicht durchsucht werden',
  'search.idle': 'Geben Sie ein, was Sie suchen',
  'search.idleText': 'Ein Name, eine Nummer oder ein Wort aus einem Text.',
  'search.in': 'Suchen in',
  'search.loadFailed': 'Die Suche konnte nicht geladen werden',
  'search.more': '{entities}: weitere Ergebnisse',
  'search.onPage': 'Auf eigener Seite suchen',
  'search.open': 'Suchen',
  'search.pages': 'Wechseln zu',
  'search.placeholder': 'Suchen oder springen zu',
  'search.recent': 'Zuletzt verwendet',
  'search.results': 'Ergebnisse',
  'search.retry': '{entities} konnten nicht durchsucht werden. Erneut versuchen',
  'search.searching': 'Wird durchsucht: {entities}',
  'search.seeAll': 'Alle Ergebnisse ansehen',
  'search.waiting': 'Wird gesucht',
}
