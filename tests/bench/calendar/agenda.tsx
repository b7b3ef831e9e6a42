import { exposeCalendar } from './calendar'

exposeCalendar('agenda')
