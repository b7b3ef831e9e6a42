import { choice, date, defineEntity, group, integer, rule, text, unique } from '../../src/spec'
import { createTranslator } from '../../src/messages/createTranslator'

/** An entity that speaks English and German. */
export const category = defineEntity({
  name: 'category',
  labels: [
    { en: 'Category', de: 'Kategorie' },
    { en: 'Categories', de: 'Kategorien' },
  ],
  id: 'id',
  title: 'name',
  fields: {
    id: integer({ readOnly: true }),
    name: text({
      label: { en: 'Name', de: 'Bezeichnung' },
      description: { en: 'As on the shelf', de: 'Wie am Regal' },
      required: true,
    }),
    kind: choice(['books', 'films'], {
      label: { en: 'Kind', de: 'Art' },
      noun: { en: 'the kind', de: 'die Art' },
      labels: { books: { en: 'Books', de: 'Bücher' }, films: { en: 'Films', de: 'Filme' } },
      messages: { choice: { en: 'Choose books or films', de: 'Bücher oder Filme wählen' } },
      required: true,
    }),
    state: choice(['open', 'closed'], { label: { en: 'State', de: 'Zustand' }, readOnly: true }),
    since: date({ label: { en: 'Since', de: 'Seit' }, min: '2001-03-14' }),
    place: group({ shelf: text({ label: { en: 'Shelf', de: 'Regal' }, required: true }) }),
  },
  states: { field: 'state', initial: 'open' },
  transitions: {
    close: {
      from: ['open'],
      to: 'closed',
      label: { en: 'Close', de: 'Schließen' },
      confirm: { en: 'Close it?', de: 'Wirklich schließen?' },
      when: { kind: 'books' },
    },
  },
  rules: [
    rule({
      at: ['since'],
      when: { kind: 'films' },
      require: { since: { empty: false } },
      message: { en: 'Say since when', de: 'Seit wann?' },
    }),
    unique({ at: ['name'] }),
  ],
})

/** German for the texts that the tests meet. */
export const german = {
  t: createTranslator(
    {
      'rule.required': 'Bitte {field} eingeben',
      'rule.requiredChoice': 'Bitte {field} wählen',
      'rule.unique': '{field} gibt es schon',
      'rule.record': '{entity} fehlt',
      'when.only': 'nur {conditions}',
      'when.while': 'solange {conditions}',
      'when.is': '{field} {value} ist',
    },
    'de',
  ),
  locale: 'de-CH',
}
