import type { PropsWithChildren } from 'react'
import { FieldBlock } from '../../../src/form/FieldBlock'
import { exposeForm } from './screenwrightForm'

exposeForm(({ children }: PropsWithChildren) => <FieldBlock count={25}>{children}</FieldBlock>)
