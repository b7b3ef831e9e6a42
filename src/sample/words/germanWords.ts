import type { SampleWords } from '../SampleWords'
import { words } from './words'

export const germanWords: SampleWords = /* @__PURE__ */ words({
  firstNames:
    'Anna|Ben|Clara|David|Elif|Felix|Greta|Hannah|Ida|Jonas|Katharina|Leon|Mia|Niklas|Ole|Paula|Jürgen|Söhnke|Theresa|Yusuf',
  lastNames:
    'Müller|Schmidt|Schneider|Fischer|Weber|Wagner|Becker|Schäfer|Koch|Richter|Klein|Wolf|Schröder|Neumann|Yılmaz|Krüger|Hofmann|Lehmann|Nowak|Keller',
  places:
    'Hamburg=Deutschland|Leipzig=Deutschland|Köln=Deutschland|Freiburg=Deutschland|Nürnberg=Deutschland|Wien=Österreich|Graz=Österreich|Salzburg=Österreich|Zürich=Schweiz|Basel=Schweiz',
  streets:
    'Hauptstraße|Bahnhofstraße|Gartenweg|Schulstraße|Am Markt|Lindenallee|Hafenstraße|Mühlweg|Bergstraße|Goethestraße',
  address: '* ##',
  postcode: '#####',
  phone: '+49 30 23125 ###',
  companies: '* GmbH|* & Söhne|* AG|* und Partner|* Logistik|* Maschinenbau|Bäckerei *|Gebrüder *',
  jobs: 'Architektin|Buchhalter|Einkäuferin|Elektriker|Ingenieurin|Krankenpfleger|Lehrerin|Projektleiter|Technikerin|Verkaufsleiter',
  departments: 'Buchhaltung|Einkauf|Forschung|Kundendienst|Logistik|Marketing|Technik|Verkauf',
  products:
    'Schreibtisch|Schreibtischlampe|Bürostuhl|Stahlregal|Trinkflasche|Wolldecke|Gartenschlauch|Werkzeugkasten|Kopierpapier A4|Regenjacke|Luftpumpe|Türgriff',
  titles:
    'Jahresbericht|Umzug des Büros|Lieferung verspätet|Neue Preisliste|Prüfung des Aufzugs|Schulung im Herbst|Dach ausbessern|Inventur|Besuch beim Lieferanten|Haushalt für das Frühjahr',
  sentences:
    'Am Empfang abgegeben.|Der Kunde bittet um einen Rückruf.|Vor Ort geprüft und in Ordnung.|Wir warten auf ein zweites Angebot.|Die Teile kamen einen Tag früher.|Mit dem Lieferanten am Telefon vereinbart.|Bitte vor zwölf Uhr anrufen.|Die Rechnung folgt per Post.',
  nouns: 'Archiv|Auftrag|Bericht|Brücke|Büro|Garten|Hafen|Lager|Lieferung|Teile|Werkstatt',
})
