import { germanAccount } from './germanAccount'
import { germanActions } from './germanActions'
import { germanActivity } from './germanActivity'
import { germanBoard } from './germanBoard'
import { germanCalendar } from './germanCalendar'
import { germanCompare } from './germanCompare'
import { germanConditions } from './germanConditions'
import { germanImport } from './germanImport'
import { germanJobs } from './germanJobs'
import { germanJson } from './germanJson'
import { germanKeys } from './germanKeys'
import { germanLists } from './germanLists'
import { germanMasterDetail } from './germanMasterDetail'
import { germanMotion } from './germanMotion'
import { germanNotifications } from './germanNotifications'
import { germanOverview } from './germanOverview'
import { germanPeople } from './germanPeople'
import { germanScreens } from './germanScreens'
import { germanScreenTitles } from './germanScreenTitles'
import { germanSearch } from './germanSearch'
import { germanSettings } from './germanSettings'
import { germanSpecification } from './germanSpecification'
import { germanSteps } from './germanSteps'
import { germanStorage } from './germanStorage'
import { germanTrash } from './germanTrash'
import { germanTree } from './germanTree'
import { germanUpload } from './germanUpload'
import { germanWizard } from './germanWizard'
import type { KeysMessages } from './englishKeys'
import type { Messages } from './Messages'

/**
 * Every text that the library itself can show, in German. People are addressed as “Sie”. Labels and nouns of the host stand
 * in the nominative: before a colon, between quotation marks, or before a verb in the infinitive. Their gender is not known.
 */
export const german: Messages & KeysMessages = {
  // components
  'banner.dismiss': 'Ausblenden',
  'breadcrumbs.label': 'Sie sind hier',
  'button.pending': 'In Arbeit',
  'chart.category': 'Kategorie',
  'chart.date': 'Datum',
  'chart.loading': 'Das Diagramm wird geladen',
  'chart.others': { one: 'Ein weiterer Wert', other: '{count} weitere Werte' },
  'chart.point': '{label}: {values}',
  'chart.showChart': 'Als Diagramm anzeigen',
  'chart.showTable': 'Als Tabelle anzeigen',
  'chart.unknown': 'nicht bekannt',
  'chart.value': 'Wert',
  'dialog.cancel': 'Abbrechen',
  'dialog.goBack': 'Zurück',
  'dialog.close': 'Schließen',
  'lightbox.next': 'Nächstes Bild',
  'lightbox.position': '{index} von {count}',
  'lightbox.previous': 'Vorheriges Bild',
  'lightbox.said': '{index} von {count}: {alt}',
  'lightbox.zoomIn': 'Vergrößern',
  'lightbox.zoomOut': 'Verkleinern',
  'late.failed': 'Das konnte nicht geladen werden',
  'late.failedPage': 'Diese Seite konnte nicht geladen werden',
  'late.failedText':
    'Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Wenn das nicht hilft, laden Sie die Seite neu.',
  'late.offlineText': 'Das wurde hier noch nie geöffnet und kommt, sobald eine Verbindung besteht.',
  'late.reload': 'Seite neu laden',
  'late.retry': 'Erneut versuchen',
  'title.new': '{entity} (neu)',
  'accountMenu.dark': 'Dunkel',
  'accountMenu.language': 'Sprache',
  'accountMenu.light': 'Hell',
  'accountMenu.signOut': 'Abmelden',
  'accountMenu.system': 'Wie das System',
  'accountMenu.theme': 'Erscheinungsbild',
  'menu.label': 'Weitere Aktionen',
  'toast.dismiss': 'Ausblenden',
  'toast.region': 'Meldungen',
  'value.label': '{label}: ',

  // conditions
  ...germanConditions,

  // errorSummary
  'errorSummary.title': 'Es gibt ein Problem',
  'errorSummary.within': '{item}\u00a0– {message}',

  // lists of fields
  'map.add': 'Namen hinzufügen',
  'map.name': 'Name',
  'map.nameMissing': 'Geben Sie einen Namen ein oder entfernen Sie die Zeile',
  'map.nameTwice': 'Geben Sie einen anderen Namen ein: „{name}“ steht hier schon',
  'map.value': 'Wert',
  'repeater.add': '{item} hinzufügen',
  'repeater.added': '{item} hinzugefügt',
  'repeater.empty': 'Noch nichts vorhanden.',
  'repeater.item': 'Eintrag',
  'repeater.itemLabel': '{item} {place}',
  'repeater.least': { one: 'Mindestens {count} muss bleiben.', other: 'Mindestens {count} müssen bleiben.' },
  'repeater.most': {
    one: 'Hier ist Platz für höchstens {count}.',
    other: 'Hier ist Platz für höchstens {count}.',
  },
  'repeater.putBack': '{item} ist wieder da',
  'repeater.remove': '{item} entfernen',
  'repeater.removed': '{item} entfernt',
  'repeater.undo': 'Rückgängig machen',

  // fields
  'colour.open': 'Farbe wählen',
  'colour.options': 'Farben zur Auswahl',
  'colour.picker': 'Farbe',
  'choices.all': 'Alle',
  'combobox.count': { one: '{count} Option', other: '{count} Optionen' },
  'combobox.create': '„{text}“ anlegen',
  'combobox.empty': 'Es gibt nichts auszuwählen',
  'combobox.failed': 'Die Optionen konnten nicht geladen werden',
  'combobox.loading': 'Wird geladen',
  'combobox.none': 'Keine Treffer für „{text}“',
  'combobox.recent': 'Zuletzt verwendet',
  'combobox.retry': 'Erneut versuchen',
  'combobox.show': 'Optionen anzeigen',
  'combobox.unlisted': 'Wählen Sie einen Eintrag aus der Liste',
  'combobox.unlistedOf': '{field}: Wählen Sie einen Eintrag aus der Liste',
  'address.city': 'Ort',
  'address.country': 'Land',
  'address.county': 'Grafschaft',
  'address.district': 'Bezirk',
  'address.eircode': 'Eircode',
  'address.emirate': 'Emirat',
  'address.line1': 'Adresszeile 1',
  'address.line2': 'Adresszeile 2',
  'address.pinCode': 'PIN-Code',
  'address.postalCode': 'Postleitzahl',
  'address.postcode': 'Postleitzahl',
  'address.prefecture': 'Präfektur',
  'address.province': 'Provinz',
  'address.region': 'Region',
  'address.state': 'Bundesstaat',
  'address.suburb': 'Stadtteil',
  'address.town': 'Ort',
  'address.zipCode': 'ZIP-Code',
  'date.calendar': 'Kalender',
  'date.day': 'Tag',
  'date.dayHint': 'TT',
  'date.era': 'Ära',
  'date.month': 'Monat',
  'date.monthHint': 'MM',
  'date.nextMonth': 'Nächster Monat',
  'date.open': 'Im Kalender auswählen',
  'date.previousMonth': 'Vorheriger Monat',
  'date.year': 'Jahr',
  'date.yearHint': 'JJJJ',
  'dateRange.end': 'Ende',
  'dateRange.presets': 'Häufige Zeiträume',
  'dateRange.start': 'Anfang',
  'duration.day': 'Tage',
  'duration.hour': 'Stunden',
  'duration.minute': 'Minuten',
  'duration.second': 'Sekunden',
  'duration.week': 'Wochen',
  'field.charactersLeft': { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  'field.charactersOver': { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  'field.any': 'Beliebig',
  'field.choose': 'Auswählen',
  'field.noChoice': 'Nicht angegeben',
  'field.optional': 'optional',
  'number.less': 'Verringern',
  'number.more': 'Erhöhen',
  'rating.clear': 'Bewertung entfernen',
  'rating.shown': '{count} von {max}',
  'rating.stars': { one: '{count} Stern', other: '{count} Sterne' },
  'slider.end': 'bis',
  'slider.start': 'von',
  'instant.skipped':
    'Diese Uhrzeit fällt aus, weil die Uhren vorgestellt werden. Geben Sie eine frühere oder spätere ein.',
  'instant.twice': 'Diese Uhrzeit gibt es zweimal, weil die Uhren zurückgestellt werden. Gemeint ist:',
  'time.dayPeriod': 'AM oder PM',
  'time.hour': 'Stunde',
  'time.hourHint': 'hh',
  'time.minute': 'Minute',
  'time.minuteHint': 'mm',
  'time.second': 'Sekunde',
  'time.secondHint': 'ss',
  'longPaste.insert': 'Trotzdem einfügen',
  'longPaste.save': 'Als Datei speichern',
  'longPaste.text': 'Es wurde nichts eingefügt, weil ein so langer Text diese Seite langsam machen kann.',
  'longPaste.title': {
    one: 'Sie wollten {count} Zeichen einfügen',
    other: 'Sie wollten {count} Zeichen einfügen',
  },
  'output.changed': '{field}: {value}',
  'output.missing': 'Noch nicht bekannt',
  'output.none': 'Keine Angabe',
  'password.capsLock': 'Die Feststelltaste ist aktiv',
  'password.met': 'Erfüllt:',
  'password.metCount': '{met} von {count} erfüllt',
  'password.reveal': 'Passwort anzeigen',
  'password.unmet': 'Noch nicht erfüllt:',
  'search.clear': 'Suchfeld leeren',
  ...germanJson,
  'reference.gone': 'Diesen Eintrag gibt es nicht mehr. Wählen Sie einen anderen',
  'reference.filled': 'Ausgefüllt: {fields}',
  'reference.unfit': 'Dieser Eintrag steht hier nicht zur Auswahl. Wählen Sie einen anderen',
  'reference.unfitWhere': 'Wählen Sie einen Eintrag, bei dem {condition}',
  'tags.added': '{label} hinzugefügt',
  'tags.remove': '{label} entfernen',
  'tags.removed': '{label} entfernt',
  'tree.within': 'Unter {label}',

  // motion
  ...germanMotion,

  // rules
  'rule.above': '{field}: Geben Sie mehr als {min} ein',
  'rule.accept': '{field}: Wählen Sie {types}',
  'rule.acceptAudio': 'eine Audiodatei',
  'rule.acceptImage': 'ein Bild',
  'rule.acceptText': 'eine Textdatei',
  'rule.acceptVideo': 'ein Video',
  'rule.below': '{field}: Geben Sie weniger als {max} ein',
  'rule.boolean': '{field}: Setzen oder entfernen Sie das Häkchen',
  'rule.choice': '{field}: Wählen Sie eine der Optionen',
  'rule.code': {
    one: '{field}: Geben Sie die {length} Ziffer ein',
    other: '{field}: Geben Sie die {length} Ziffern ein',
  },
  'rule.codeOfLetters': {
    one: '{field}: Geben Sie das {length} Zeichen ein',
    other: '{field}: Geben Sie die {length} Zeichen ein',
  },
  'rule.colour': '{field}: Geben Sie eine Farbe wie #1a2b3c ein',
  'rule.date': '{field}: Geben Sie ein Datum ein, das es gibt',
  'rule.dateYear': '{field}: Geben Sie das Jahr mit vier Ziffern ein',
  'rule.dateRange': '{field}: Geben Sie für Anfang und Ende ein Datum ein, das es gibt',
  'rule.digits': {
    one: '{field}: Geben Sie höchstens {digits} Nachkommastelle ein',
    other: '{field}: Geben Sie höchstens {digits} Nachkommastellen ein',
  },
  'rule.duration': '{field}: Geben Sie eine Dauer ein, zum Beispiel {example}',
  'rule.email': '{field}: Geben Sie eine Adresse wie name@example.com ein',
  'rule.group': '{field}: Füllen Sie die Felder aus',
  'rule.instant': '{field}: Geben Sie ein Datum und eine Uhrzeit ein, die es gibt',
  'rule.integer': '{field}: Geben Sie eine ganze Zahl ein',
  'rule.it': 'er',
  'rule.json': '{field}: Geben Sie JSON ein',
  'rule.keys': '{field}: Wählen Sie einen anderen Namen als „{key}“',
  'rule.list': '{field}: Geben Sie eine Liste ein',
  'rule.map': '{field}: Geben Sie Namen mit Werten ein',
  'rule.max': '{field}: Geben Sie höchstens {max} ein',
  'rule.maxBytes': '{field}: Wählen Sie eine Datei mit höchstens {max}',
  'rule.maxDate': '{field}: Geben Sie {max} oder früher ein',
  'rule.maxItems': {
    one: '{field}: Behalten Sie höchstens {max} Eintrag',
    other: '{field}: Behalten Sie höchstens {max} Einträge',
  },
  'rule.maxLength': {
    one: '{field}: Kürzen Sie den Text auf {max} Zeichen',
    other: '{field}: Kürzen Sie den Text auf {max} Zeichen',
  },
  'rule.min': '{field}: Geben Sie mindestens {min} ein',
  'rule.minDate': '{field}: Geben Sie {min} oder später ein',
  'rule.minItems': {
    one: '{field}: Geben Sie mindestens {min} Eintrag an',
    other: '{field}: Geben Sie mindestens {min} Einträge an',
  },
  'rule.minLength': {
    one: '{field}: Geben Sie mindestens {min} Zeichen ein',
    other: '{field}: Geben Sie mindestens {min} Zeichen ein',
  },
  'rule.number': '{field}: Geben Sie eine Zahl ein, zum Beispiel {example}',
  'rule.numberTooExact': '{field}: Geben Sie weniger Ziffern ein',
  'rule.order': '{field}: Geben Sie ein Ende ein, das nicht vor dem Anfang liegt',
  'rule.pattern': '{field}: Geben Sie den Wert in der vorgesehenen Form ein',
  'rule.patternLike': '{field}: Geben Sie den Wert in dieser Form ein: {example}',
  'rule.phone': '{field}: Geben Sie eine Telefonnummer wie +49\u00a030\u00a023125\u00a0000 ein',
  'rule.phoneOf': '{field}: Geben Sie eine Telefonnummer ({country}) ein oder eine mit + und Ländervorwahl',
  'rule.record': '{entity}: Füllen Sie die Felder aus',
  'rule.reference': '{field}: Wählen Sie einen Eintrag, den es gibt',
  'rule.require': '{field}: Ändern Sie den Wert. So bleiben kann er {condition}',
  'rule.requireOfIt': '{field}: Ändern Sie den Wert so, dass {condition}',
  'rule.required': '{field}: Geben Sie einen Wert ein',
  'rule.requiredAnswer': 'Beantworten Sie „{field}“',
  'rule.requiredChoice': '{field}: Treffen Sie eine Auswahl',
  'rule.requiredFile': '{field}: Wählen Sie eine Datei',
  'rule.requiredTrue': '{field}: Setzen Sie das Häkchen, um fortzufahren',
  'rule.step': '{field}: Geben Sie ein Vielfaches von {step} ein',
  'rule.overlap': '{field}: Diese Zeit ist belegt, wählen Sie eine andere',
  'rule.text': '{field}: Geben Sie einen Text ein',
  'rule.time': '{field}: Geben Sie eine Uhrzeit ein, zum Beispiel {example}',
  'rule.unique': '{field}: Geben Sie einen anderen Wert ein, dieser ist vergeben',
  'rule.uniqueTogether': '{field}: Geben Sie einen anderen Wert ein, diese Kombination ist vergeben',
  'rule.uniqueItems': '{field}: Geben Sie jeden Eintrag nur einmal an',
  'rule.url': '{field}: Geben Sie eine Webadresse wie https://example.com ein',
  'rule.validate': '{field}: Prüfen Sie die Eingabe',
  'rule.variant': '{field}: Wählen Sie die Art',

  // screens and lists
  ...germanScreens,
  ...germanScreenTitles,
  ...germanActions,
  ...germanLists,
  ...germanCompare,
  ...germanImport,
  ...germanAccount,
  ...germanMasterDetail,
  ...germanWizard,
  ...germanSearch,
  ...germanCalendar,
  ...germanBoard,
  ...germanTree,
  ...germanOverview,
  ...germanNotifications,
  ...germanSettings,
  ...germanSpecification,
  ...germanTrash,
  ...germanPeople,
  ...germanActivity,
  ...germanJobs,

  // the help with keys, which brings English and Arabic alone
  ...germanKeys,

  // files on their way
  ...germanSteps,
  ...germanStorage,
  ...germanUpload,
}
