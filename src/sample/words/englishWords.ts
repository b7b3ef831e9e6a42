import type { SampleWords } from '../SampleWords'
import { englishMeanings } from './englishMeanings'

export const englishWords: SampleWords = {
  firstNames: 'Olivia|Noah|Emma|Liam|Grace|Lucas|Hannah|Ethan|Zoe|Samuel|Priya|Omar|Mei|Diego|Aisha|Kofi',
  lastNames:
    'Smith|Johnson|Brown|Taylor|Wilson|Clarke|Walker|Patel|Khan|Nguyen|Garcia|Murphy|Cohen|Okafor|Rossi|Kim',
  fullName: '{firstNames} {lastNames}',
  places:
    'Leeds=United Kingdom|Boston=United States|Denver=United States|Toronto=Canada|Dublin=Ireland|Perth=Australia|Durban=South Africa|Singapore=Singapore',
  streets: 'High Street|Station Road|Mill Lane|Park Avenue|Maple Drive|Harbour Road|Orchard Way',
  address: '## {streets}',
  postcode: '#####',
  phone: '+1 2##-555-01##',
  companies: '{lastNames} Ltd|{lastNames} & Sons|{lastNames} Group|{lastNames} Foods',
  jobs: 'Accountant|Architect|Buyer|Engineer|Nurse|Planner|Teacher',
  departments: 'Accounts|Logistics|Marketing|Operations|Research|Sales',
  products: 'Oak desk|Desk lamp|Steel shelf|Water bottle|Garden hose|Tool box|Rain jacket|Power cable',
  titles:
    'Annual review|Delivery delayed|Harbour survey|Lift inspection|New price list|Office move|Roof repair|Staff training|Stock count',
  sentences:
    'Delivered to the front desk.|Checked on site and found in order.|Waiting for a second offer.|The parts arrived a day early.|Ring before noon.|The invoice follows by mail.',
  nouns: 'archive|bridge|budget|garden|harbour|office|order|report|survey|workshop',
  meanings: englishMeanings,
}
