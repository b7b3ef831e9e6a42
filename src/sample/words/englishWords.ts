import type { SampleWords } from '../SampleWords'
import { words } from './words'

export const englishWords: SampleWords = /* @__PURE__ */ words({
  firstNames:
    'Olivia|Noah|Emma|Liam|Amelia|Oliver|Sophia|Elijah|Grace|Lucas|Hannah|Mason|Chloe|Ethan|Zoe|Samuel|Priya|Omar|Mei|Diego|Aisha|Ivan|Leila|Kofi',
  lastNames:
    'Smith|Johnson|Brown|Taylor|Wilson|Clarke|Walker|Hughes|Patel|Khan|Nguyen|Garcia|Murphy|Cohen|Okafor|Larsen|Rossi|Novak|Bennett|Foster|Reid|Hayes|Sharma|Kim',
  places:
    'Leeds=United Kingdom|Bristol=United Kingdom|Boston=United States|Denver=United States|Portland=United States|Toronto=Canada|Halifax=Canada|Dublin=Ireland|Cork=Ireland|Perth=Australia|Adelaide=Australia|Wellington=New Zealand|Durban=South Africa|Singapore=Singapore',
  streets:
    'High Street|Station Road|Mill Lane|Church Street|Park Avenue|Maple Drive|Harbour Road|Queen Street|Bridge Street|Orchard Way|Victoria Road|Canal Street',
  address: '## *',
  postcode: '#####',
  phone: '+1 2##-555-01##',
  companies: '* Ltd|* & Sons|* Group|* Partners|* Logistics|* Foods|* Engineering|* Studio',
  jobs: 'Accountant|Architect|Buyer|Electrician|Engineer|Nurse|Planner|Project manager|Sales manager|Surveyor|Teacher|Technician',
  departments:
    'Accounts|Customer service|Facilities|Logistics|Marketing|Operations|Purchasing|Research|Sales',
  products:
    'Oak desk|Desk lamp|Office chair|Steel shelf|Water bottle|Wool blanket|Garden hose|Tool box|Paper A4|Coffee filter|Rain jacket|Bicycle pump|Power cable|Label printer|Safety gloves|Door handle',
  titles:
    'Annual review|Budget for spring|Delivery delayed|Harbour survey|Kitchen renewal|Lift inspection|New price list|Office move|Quarterly report|Roof repair|Site visit|Staff training|Stock count|Supplier audit|Website update|Winter timetable',
  sentences:
    'Delivered to the front desk.|The customer asked for a call next week.|Checked on site and found in order.|Waiting for a second offer.|The parts arrived a day early.|Agreed by phone with the supplier.|Ring before noon.|Replaces the order of last month.|The invoice follows by mail.|Two copies are in the archive.',
  nouns:
    'archive|bridge|budget|delivery|garden|harbour|office|order|parts|report|storage|survey|team|workshop',
})
