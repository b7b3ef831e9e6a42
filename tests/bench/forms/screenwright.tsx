import { FieldBlock } from '../../../src/form/FieldBlock'
import { exposeForm } from './screenwrightForm'

exposeForm(FieldBlock)
