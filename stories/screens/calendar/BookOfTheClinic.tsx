import { useMemo } from 'react'
import { ToastRegion } from '../../../src/components/ToastRegion'
import { CalendarScreen, type CalendarScreenProps } from '../../../src/screens/calendar/CalendarScreen'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { defineProduct } from '../../../src/spec/product/defineProduct'
import { type appointments, appointment, appointmentSource, vet, vetSource } from './appointments'

export interface Clinic extends Partial<CalendarScreenProps<typeof appointment.fields>> {
  role?: 'reception' | 'trainee' | 'guest'
  /** How many vets work there. */
  vets?: number
  records?: typeof appointments
  /** Change records elsewhere before a person moves something. */
  meanwhile?: (source: ReturnType<typeof appointmentSource>) => void
}

const product = defineProduct({ entities: [vet, appointment] })

/** The book of the clinic for one day, by vet. */
export function BookOfTheClinic({ role = 'reception', vets, records, meanwhile, ...props }: Clinic) {
  const sources = useMemo(() => {
    const made = appointmentSource(records)
    meanwhile?.(made)
    return { appointment: made, vet: vetSource(vets) }
  }, [vets, records, meanwhile])
  return (
    <ProductProvider product={product} sources={sources} role={role}>
      <CalendarScreen
        entity={appointment}
        end="ends"
        columnField="vet"
        defaultQuery={{ view: 'day' }}
        filterFields={[]}
        quickFilters={[]}
        getHref={({ id }) => `#/appointments/${id}`}
        getCreateHref={(date, values) =>
          `#/appointments/new?day=${date}&values=${JSON.stringify(values ?? {})}`
        }
        {...props}
      />
      <ToastRegion />
    </ProductProvider>
  )
}
