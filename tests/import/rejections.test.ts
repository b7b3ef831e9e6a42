import { expect, test } from 'vitest'
import { importOpenApi } from '../../src/import/importOpenApi'

test('a 409 is drafted as a rejection to mend, and a 412 as versions to compare', () => {
  const said = (description: string) => ({ description })
  const { files } = importOpenApi({
    openapi: '3.1.0',
    info: { title: 'Customers', version: '1' },
    paths: {
      '/customers/{id}': { delete: { responses: { 204: said('Gone'), 409: said(''), 412: said('') } } },
    },
  })
  const errors = files.get('errors.ts') ?? ''
  expect(errors).toMatch(/notPossible: \{[^}]*status: 409,[^}]*next: 'fix'/)
  expect(errors).toMatch(/changed: \{[^}]*status: 412,[^}]*next: 'reloadAndCompare'/)
})
