import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Banner } from '../../src/components/Banner'
import { TextField } from '../../src/fields/TextField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'

/** As in jsdom, whose documents have no layout. */
describe('where a document cannot scroll', () => {
  const { scrollIntoView } = Element.prototype
  beforeEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  afterEach(() => {
    cleanup()
    Element.prototype.scrollIntoView = scrollIntoView
  })

  it('a rejected form shows its summary, which takes the focus and leads to the field', async () => {
    function Report() {
      return (
        <Form store={useForm()}>
          <FormField as={TextField} name="airport" label="Airport" required />
          <button type="submit">Send</button>
        </Form>
      )
    }
    render(<Report />)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const summary = await screen.findByRole('group', { name: 'There is a problem' })
    expect(document.activeElement).toBe(summary)
    await userEvent.click(within(summary).getByRole('link'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('a banner takes the focus', () => {
    render(<Banner title="The report was sent" autoFocus />)
    expect(document.activeElement?.textContent).toContain('The report was sent')
  })
})
