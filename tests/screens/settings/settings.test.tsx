import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memorySource } from '../../../src/data'
import { ProductScreens } from '../../../src/screens/app/ProductScreens'
import { ProductProvider } from '../../../src/screens/product/ProductProvider'
import { SettingsScreen, type SettingsScreenProps } from '../../../src/screens/settings/SettingsScreen'
import { boolean, defineEntity, defineProduct, integer, text } from '../../../src/spec'
import { withRoom } from '../withRoom'

const settings = defineEntity({
  name: 'settings',
  labels: ['Settings', 'Settings'],
  id: 'id',
  version: 'rev',
  fields: {
    id: text({ readOnly: true }),
    rev: integer({ readOnly: true }),
    name: text({ label: 'Name', required: true }),
    news: boolean({ label: 'News' }),
    offers: boolean({ label: 'Offers' }),
    code: text({ label: 'Code' }),
  },
  sections: [
    { name: 'who', label: 'Who', fields: ['name'] },
    { name: 'mail', label: 'Mail', fields: ['news', 'offers'] },
    { name: 'secret', label: 'Secret', fields: ['code'], when: { news: true } },
  ],
  access: { keeper: { read: true, update: true } },
})
const record = { id: 'one', rev: 1, name: 'Ana', news: true, offers: false, code: 'x' }
const sourceOf = () => memorySource(settings, [record])

withRoom()
let source = sourceOf()
beforeEach(() => {
  source = sourceOf()
})
afterEach(cleanup)

const show = (props: Partial<SettingsScreenProps<typeof settings.fields>> = {}) =>
  render(<SettingsScreen entity={settings} source={source} id="one" {...props} />)
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })

describe('settings', () => {
  it('send two changes made one after the other at once, in their order, each from the version before', async () => {
    const sent = vi.spyOn(source, 'update')
    show({ saving: { mail: 'change' } })
    const [news, offers] = [await box('News'), await box('Offers')]
    fireEvent.click(news)
    fireEvent.click(offers)
    await waitFor(async () => expect(await source.get('one')).toMatchObject({ news: false, offers: true }))
    expect(sent.mock.calls.every(([, changes]) => !('name' in changes))).toBe(true)
    expect(screen.queryByText(/was not changed/)).toBeNull()
  })

  it('store what a switch shows at last, also when it is turned back while it is being saved', async () => {
    source.control.delay = 20
    show({ saving: { mail: 'change' } })
    const offers = await box('Offers')
    fireEvent.click(offers)
    fireEvent.click(offers)
    source.control.delay = 0
    await waitFor(() => expect(document.querySelector('[data-saving] .sw-FormScreen-saved')).not.toBeNull())
    await waitFor(async () => expect(await source.get('one')).toMatchObject({ offers: false }))
    expect(offers.checked).toBe(false)
  })

  it('save a part over another part that someone else has changed meanwhile', async () => {
    const onSaved = vi.fn()
    show({ saving: 'group', onSaved })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    fireEvent.change(name, { target: { value: 'Bea' } })
    act(() => source.control.changeElsewhere('one', { offers: true }))
    fireEvent.keyDown(name, { key: 'Enter' })
    await waitFor(async () => expect(await source.get('one')).toMatchObject({ name: 'Bea', offers: true }))
    expect(onSaved).toHaveBeenCalledOnce()
    expect(screen.queryByText(/Someone else/)).toBeNull()
  })

  it('show a group while its condition holds', async () => {
    show()
    expect(await screen.findByRole('textbox', { name: /^Code/ })).toBeTruthy()
    fireEvent.click(await box('News'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull())
  })

  it('have no bar where every group saves itself', async () => {
    show({ saving: { who: 'group', mail: 'change', secret: 'group' } })
    await box('News')
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(2)
  })

  it('tell a developer of a group that is not there', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => show({ saving: { post: 'change' } })).toThrow(/group “post”/)
    quiet.mockRestore()
  })
})

describe('the settings of a product', () => {
  const open = (record?: string) =>
    render(
      <ProductProvider
        product={defineProduct({
          entities: [settings],
          roles: { keeper: {} },
          screens: {
            settings: {
              path: '/settings',
              shows: 'settings',
              entity: 'settings',
              ...(record !== undefined && { record }),
            },
          },
        })}
        role="keeper"
        sources={{ settings: source }}
        router={{ location: '/settings', navigate: () => {} }}
      >
        <ProductScreens />
      </ProductProvider>,
    )

  it('are those of the record that the screen names', async () => {
    open('one')
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana')
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy()
  })

  it('tell a developer that no record is named', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    open()
    expect(String(quiet.mock.calls)).toMatch(/not of which record/)
    quiet.mockRestore()
  })
})
