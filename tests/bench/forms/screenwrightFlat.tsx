import type { PropsWithChildren } from 'react'
import { exposeForm } from './screenwrightForm'

// Every field laid out at once, as the others do.
exposeForm(({ children }: PropsWithChildren) => children)
