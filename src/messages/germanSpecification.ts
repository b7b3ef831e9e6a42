import type { Messages } from './Messages'
import type { SpecificationMessageKey } from './englishSpecification'

/** The texts of the page of a specification, in German. */
export const germanSpecification: Pick<Messages, SpecificationMessageKey> = {
  'specification.contents': 'Auf dieser Seite',
  'specification.diagram': {
    one: 'Diagramm mit einem Zustand: {entities}. Die Tabellen darunter sagen dasselbe.',
    other: 'Diagramm mit {count} Zuständen: {entities}. Die Tabellen darunter sagen dasselbe.',
  },
  'specification.diagramFailed':
    'Das Diagramm konnte nicht geladen werden. Die Tabellen darunter sagen dasselbe.',
  'specification.errors': {
    one: 'Eine Stelle kann nicht funktionieren',
    other: '{count} Stellen können nicht funktionieren',
  },
  'specification.findings': 'Befunde',
  'specification.loading': 'Das Diagramm wird gezeichnet',
  'specification.print': 'Drucken',
  'specification.section.calls': 'Aufrufe des Produkts',
  'specification.section.errors': 'Fehlerkatalog',
  'specification.section.fields': 'Entitäten und ihre Felder',
  'specification.section.limits': 'Fachliche Konstanten und Grenzen',
  'specification.section.purpose': 'Was das Produkt tut und für wen',
  'specification.section.roles': 'Rollen und Rechte',
  'specification.section.rules': 'Prüfregeln',
  'specification.section.screens': 'Ansichten und Routen',
  'specification.section.states': 'Zustände und Übergänge',
  'specification.severity.error': 'Kann nicht funktionieren',
  'specification.severity.warning': 'Könnte besser sein',
  'specification.sound': 'Es wurde nichts gefunden, was nicht zusammenpasst.',
  'specification.warnings': {
    one: 'Eine Stelle könnte besser sein',
    other: '{count} Stellen könnten besser sein',
  },
}
