import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SearchBox } from '../../../src/collection/SearchBox'
import { TextAreaField } from '../../../src/fields/TextAreaField'
import { TextField } from '../../../src/fields/TextField'
import { Form } from '../../../src/form/Form'
import { FormField } from '../../../src/form/FormField'
import { useForm } from '../../../src/form/useForm'

function Report() {
  const [sent, setSent] = useState<object[]>([])
  const form = useForm({ onSubmit: (values) => setSent((all) => [...all, values]) })
  return (
    <Form store={form}>
      <FormField as={TextField} name="species" label="Species" />
      <FormField as={TextField} name="email" label="Email" type="email" />
      <FormField as={TextAreaField} name="account" label="Account" rows={2} />
      <button type="submit">Send</button>
      <output data-of="form">{JSON.stringify(sent)}</output>
    </Form>
  )
}

function Search() {
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState<string[]>([])
  return (
    <>
      <SearchBox
        label="Search reports"
        value={query}
        onValueChange={setQuery}
        onSearch={(words) => setAsked((all) => [...all, words])}
      />
      <output data-of="search">{JSON.stringify(asked)}</output>
    </>
  )
}

function Page() {
  return (
    <main>
      <Report />
      <Search />
      <TextAreaField label="Remarks" rows={2} maxRows={4} defaultValue="One line." />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
