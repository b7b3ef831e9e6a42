import type { SampleWords } from '../SampleWords'
import { englishMeanings } from './englishMeanings'

export const germanWords: SampleWords = {
  firstNames:
    'Anna|Ben|Clara|David|Elif|Felix|Greta|Hannah|Ida|Jonas|Katharina|Leon|Mia|Niklas|Ole|Paula|Jürgen|Söhnke|Theresa|Yusuf',
  lastNames:
    'Müller|Schmidt|Schneider|Fischer|Weber|Wagner|Becker|Schäfer|Koch|Richter|Klein|Wolf|Schröder|Neumann|Yılmaz=yilmaz|Krüger|Hofmann|Lehmann|Nowak|Keller',
  fullName: '{firstNames} {lastNames}',
  places:
    'Hamburg=Deutschland|Leipzig=Deutschland|Köln=Deutschland|Freiburg=Deutschland|Nürnberg=Deutschland|Wien=Österreich|Graz=Österreich|Salzburg=Österreich|Zürich=Schweiz|Basel=Schweiz',
  streets:
    'Hauptstraße|Bahnhofstraße|Gartenweg|Schulstraße|Am Markt|Lindenallee|Hafenstraße|Mühlweg|Bergstraße|Goethestraße',
  address: '{streets} ##',
  postcode: '#####',
  phone: '+49 30 23125 ###',
  companies:
    '{lastNames} GmbH|{lastNames} & Söhne|{lastNames} AG|{lastNames} und Partner|{lastNames} Logistik|{lastNames} Maschinenbau|Bäckerei {lastNames}|Gebrüder {lastNames}',
  jobs: 'Architektin|Buchhalter|Einkäuferin|Elektriker|Ingenieurin|Krankenpfleger|Lehrerin|Projektleiter|Technikerin|Verkaufsleiter',
  departments: 'Buchhaltung|Einkauf|Forschung|Kundendienst|Logistik|Marketing|Technik|Verkauf',
  products:
    'Schreibtisch|Schreibtischlampe|Bürostuhl|Stahlregal|Trinkflasche|Wolldecke|Gartenschlauch|Werkzeugkasten|Kopierpapier A4|Regenjacke|Luftpumpe|Türgriff',
  titles:
    'Jahresbericht|Umzug des Büros|Lieferung verspätet|Neue Preisliste|Prüfung des Aufzugs|Schulung im Herbst|Dach ausbessern|Inventur|Besuch beim Lieferanten|Haushalt für das Frühjahr',
  sentences:
    'Am Empfang abgegeben.|Der Kunde bittet um einen Rückruf.|Vor Ort geprüft und in Ordnung.|Wir warten auf ein zweites Angebot.|Die Teile kamen einen Tag früher.|Mit dem Lieferanten am Telefon vereinbart.|Bitte vor zwölf Uhr anrufen.|Die Rechnung folgt per Post.',
  nouns: 'Archiv|Auftrag|Bericht|Brücke|Büro|Garten|Hafen|Lager|Lieferung|Teile|Werkstatt',
  meanings: {
    people: englishMeanings.people,
    texts: `vorname: {firstNames}
nachname: {lastNames}
telefon|handy: {phone}
straße|adresse|anschrift: {address}
ort|stadt: {places}
land: {places>}
plz|postleitzahl: {postcode}
beruf: {jobs}
abteilung: {departments}
firma|lieferant|kunde: {companies}
beschreibung|bemerkung|notiz: {sentences} {sentences}
artikel|produkt: {products}
nummer: A#-####
titel|betreff: {titles}
${englishMeanings.texts}`,
    numbers: `alter: 18..80
menge|anzahl: 1..40
gehalt: 30000..90000
preis|betrag|summe: 5..500
rabatt: 0..30
gewicht: 1..80
jahr: 2000..2025
${englishMeanings.numbers}`,
    days: `geburt.*|geboren: -29200..-6570
fällig|bis: 1..120
von: -60..0
${englishMeanings.days}`,
  },
}
