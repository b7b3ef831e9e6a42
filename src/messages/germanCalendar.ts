import type { Messages } from './Messages'
import type { CalendarMessageKey } from './englishCalendar'

/** The texts of the screen that shows records on their days, in German. */
export const germanCalendar: Pick<Messages, CalendarMessageKey> = {
  'calendar.agenda': 'Agenda',
  'calendar.allDay': 'Ganztägig',
  'calendar.capped': {
    one: 'Nur der erste Eintrag wird angezeigt',
    other: 'Nur die ersten {count} Einträge werden angezeigt',
  },
  'calendar.cappedText':
    'An diesen Tagen gibt es mehr. Wechseln Sie zu einer Woche oder einem Tag, um alles zu sehen.',
  'calendar.changed': 'Eine andere Person hat das inzwischen verschoben: Es ist jetzt am {date}.',
  'calendar.changedIn':
    'Eine andere Person hat das inzwischen verschoben: Es steht jetzt unter „{column}“, am {date}.',
  'calendar.count': { one: 'ein Eintrag', other: '{count} Einträge' },
  'calendar.createIn': '{column}: {entity} am {date} anlegen',
  'calendar.createOn': '{entity} am {date} anlegen',
  'calendar.day': 'Tag',
  'calendar.dropped': '„{title}“ ist jetzt am {date}',
  'calendar.droppedIn': '„{title}“ steht jetzt unter „{column}“, am {date}',
  'calendar.ended': '„{title}“ endet jetzt am {date}',
  'calendar.empty': 'Keine {entities} an diesen Tagen',
  'calendar.from': '{start} bis {end}',
  'calendar.gone': 'Diesen Eintrag gibt es nicht mehr.',
  'calendar.left': '„{title}“ bleibt am {date}',
  'calendar.leftIn': '„{title}“ bleibt unter „{column}“, am {date}',
  'calendar.lifted':
    '„{title}“ ist angehoben. Die Pfeiltasten wählen den Tag, mit der Umschalttaste das Ende. Die Eingabetaste legt den Eintrag dort ab, Escape lässt ihn, wo er war.',
  'calendar.month': 'Monat',
  'calendar.more': { one: 'Noch einer', other: 'Noch {count}' },
  'calendar.moreOn': '{more} am {date}',
  'calendar.move': 'Verschieben\u00a0…',
  'calendar.moveSave': 'Verschieben',
  'calendar.moveTitle': '„{title}“ verschieben',
  'calendar.nextDay': 'Nächster Tag',
  'calendar.nextMonth': 'Nächster Monat',
  'calendar.nextWeek': 'Nächste Woche',
  'calendar.noDays': 'Sie dürfen nicht sehen, an welchen Tagen {entities} stehen.',
  'calendar.notMoved': '„{title}“ wurde nicht verschoben',
  'calendar.openDay': '{date} anzeigen',
  'calendar.others': 'Sonstige',
  'calendar.previousDay': 'Vorheriger Tag',
  'calendar.previousMonth': 'Vorheriger Monat',
  'calendar.previousWeek': 'Vorherige Woche',
  'calendar.since': 'Seit {date}',
  'calendar.toList': 'Liste',
  'calendar.today': 'Heute',
  'calendar.unnarrowedText':
    'Die Quelle lässt sich nicht nach bestimmten Tagen fragen, deshalb können an manchen Tagen Einträge fehlen.',
  'calendar.until': 'Bis {time}',
  'calendar.views': 'Angezeigter Zeitraum',
  'calendar.week': 'Woche',
  'calendar.without': 'Ohne {field}',
}
