import preview from '#.storybook/preview'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { type Address, AddressField } from '../../src/fields/AddressField'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/AddressField',
  component: AddressField,
  decorators: [formWidth],
  args: { label: 'Address of the airline', onValueChange: fn(), onBlur: fn() },
})

const denver: Address = {
  country: 'US',
  line1: '8500 Peña Boulevard',
  city: 'Denver',
  region: 'CO',
  postcode: '80249',
}

/** Where the airline is, is not known yet: every part is there. */
export const Empty = meta.story({
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    const address = canvas.getByRole('group', { name: 'Address of the airline' })
    await expect(within(address).getByRole('combobox', { name: 'Country' })).toHaveAttribute(
      'autocomplete',
      'country',
    )
    await expect(canvas.getByRole('textbox', { name: 'Address line 1' })).toHaveAttribute(
      'autocomplete',
      'address-line1',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Oslo')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ city: 'Oslo' })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'City' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(args.onBlur).not.toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

/** An address in the United States: a state, and a ZIP code beside it. */
export const UnitedStates = meta.story({ args: { defaultValue: denver } })

/** An address in Germany: the postal code stands before the city, and there are no regions. */
export const Germany = meta.story({
  args: {
    defaultValue: { country: 'DE', line1: 'Willy-Brandt-Platz', postcode: '12529', city: 'Schönefeld' },
  },
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas.getByRole('group'))).toEqual([
      'Country',
      'Address line 1',
      'Address line 2 optional',
      'Postal code',
      'City',
    ])
  },
})

/** An address in Japan goes from the large to the small. */
export const Japan = meta.story({
  args: {
    defaultValue: {
      country: 'JP',
      postcode: '144-0041',
      region: '東京都',
      city: '大田区',
      line1: '羽田空港3-3-2',
    },
  },
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas.getByRole('group'))).toEqual([
      'Country',
      'Postal code',
      'Prefecture',
      'City',
      'Address line 1',
      'Address line 2 optional',
    ])
  },
})

/** Another country has other parts. Nothing that was typed is lost on the way there and back. */
export const AnotherCountry = meta.story({
  args: { defaultValue: denver },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.selectOptions(country, 'HK')
    await expect(canvas.queryByRole('textbox', { name: 'State' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'District' })).toHaveValue('Denver')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      country: 'HK',
      line1: '8500 Peña Boulevard',
      city: 'Denver',
    })
    await userEvent.selectOptions(country, 'United States')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(denver)
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('80249')
    country.blur()
  },
})

/** Only at home: no country is asked for. */
export const OneCountry = meta.story({
  args: { label: 'Address of the reporter', countries: ['GB'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Postcode' }), 'CT16 1PT')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ country: 'GB', postcode: 'CT16 1PT' })
    canvas.getByRole('textbox', { name: 'Postcode' }).blur()
  },
})

/** Where the wreckage is sent: the browser offers the address that things are sent to. */
export const Shipping = meta.story({
  args: {
    label: 'Where to send the feathers',
    description: 'The Feather Identification Lab sends them back by post.',
    required: false,
    countries: ['CA', 'US'],
    defaultCountry: 'US',
    autoComplete: 'shipping',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toHaveAttribute(
      'autocomplete',
      'shipping postal-code',
    )
    await expect(
      canvas.getByRole('group', { name: 'Where to send the feathers optional' }),
    ).toHaveAccessibleDescription('The Feather Identification Lab sends them back by post.')
  },
})

/** One part is wrong: its words stand beside it. */
export const Rejected = meta.story({
  args: {
    required: true,
    defaultValue: { ...denver, postcode: '8024' },
    errors: { postcode: 'Enter the ZIP code as five digits' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeValid()
  },
})

/** The parent keeps the address. */
export const Controlled = meta.story({
  render: function Kept(args) {
    const [address, setAddress] = useState<Address | null>(denver)
    return <AddressField {...args} value={address} onValueChange={setAddress} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Canada')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'City' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Calgary')
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Calgary')
    await expect(canvas.getByRole('textbox', { name: 'Province' })).toHaveValue('CO')
    canvas.getByRole('textbox', { name: 'City' }).blur()
  },
})

/** In a form of the library an address is one value, and a reset puts all of it back. */
export const InForm = meta.story({
  parameters: { onSend: fn() },
  render: function Delivery(_, { parameters }) {
    const form = useForm({ defaultValues: { address: denver }, onSubmit: parameters.onSend })
    return (
      <Form store={form}>
        <FormField as={AddressField} name="address" label="Address of the airline" required />
        <Button type="reset">Undo</Button>
        <Button type="submit">Send report</Button>
      </Form>
    )
  },
  play: async ({ canvas, parameters, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: 'City' })
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Germany')
    await userEvent.type(city, ' Nord')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('CO'))
    await expect(city).toHaveValue('Denver')
    await userEvent.clear(city)
    await userEvent.type(city, 'Aurora{Enter}')
    await waitFor(() => expect(parameters.onSend).toHaveBeenCalled())
    await expect(parameters.onSend.mock.lastCall?.[0]).toEqual({
      address: { ...denver, city: 'Aurora' },
    })
    city.blur()
  },
})

/** A form of the browser sends each part under a name of its own, and none that the country does not have. */
export const InAPlainForm = meta.story({
  parameters: { onSend: fn() },
  render: (args, { parameters }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        parameters.onSend(Object.fromEntries(new FormData(event.currentTarget)))
      }}
      style={{ display: 'grid', gap: 20 }}
    >
      <AddressField
        {...args}
        name="airline"
        countries={['DE', 'US']}
        defaultValue={{ ...denver, country: 'DE' }}
      />
      <Button type="submit">Send report</Button>
    </form>
  ),
  play: async ({ canvas, parameters, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(parameters.onSend).toHaveBeenCalledWith({
      'airline[country]': 'DE',
      'airline[line1]': '8500 Peña Boulevard',
      'airline[line2]': '',
      'airline[postcode]': '80249',
      'airline[city]': 'Denver',
    })
    canvas.getByRole('button').blur()
  },
})

/** A server has drawn it, and a country was chosen before the script came: it stays, and the countries get their names. */
export const OnASlowPage = meta.story({
  parameters: { visual: { skip: 'nothing is left on the page at its end' } },
  render: () => <div className="page" />,
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('.page')!
    const field = <AddressField label="Address of the airline" defaultValue={denver} />
    page.innerHTML = renderToString(field)
    await user.selectOptions(within(page).getByRole('combobox'), 'DE')
    const root = hydrateRoot(page, field)
    await waitFor(() => expect(within(page).getByRole('combobox')).toHaveDisplayValue('Germany'))
    await waitFor(() => expect(within(page).queryByRole('textbox', { name: 'State' })).toBeNull())
    root.unmount()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({ args: { defaultValue: denver, disabled: true } })

/** To read and to copy. */
export const ReadOnly = meta.story({ args: { defaultValue: denver, readOnly: true } })

/** Right to left, in Arabic. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'عنوان شركة الطيران',
    defaultValue: {
      country: 'EG',
      line1: 'شارع المطار',
      city: 'القاهرة',
      region: 'القاهرة',
      postcode: '11776',
    },
  },
})

const labelsOf = (group: HTMLElement) =>
  [...group.querySelectorAll('.sw-AddressField-part:not([hidden]) .sw-Field-label')].map(
    ({ textContent }) => textContent,
  )
