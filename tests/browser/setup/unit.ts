import { configure } from '@testing-library/dom'
import { afterAll } from 'vitest'
import { clearPage } from '../freshPage'
import { failOnConsole } from '../quietConsole'
import '../withoutOwnerStacks'

// A busy machine takes its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 60_000 })
failOnConsole()
afterAll(clearPage)
