import preview from '#.storybook/preview'
import { useId, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { Drawer } from '../../src/components/Drawer'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import { useLocale } from '../../src/internal/locale'
import { fieldRules } from '../../src/spec/rules/validate'
import { strike } from '../fixtures/birdstrikes'

const meta = preview.meta({
  title: 'Components/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Grades of damage',
    children: (
      <p>
        Minor damage is repaired on the spot. Substantial damage affects strength or performance. A destroyed
        aircraft is not worth repairing.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
})

const atEdge = async (name: string) => {
  const drawer = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(drawer).toBeVisible())
  return drawer.getBoundingClientRect()
}

/** Beside the page; on a phone it comes from below. Escape closes it. */
export const Open = meta.story({
  play: async ({ args, userEvent }) => {
    const { right, bottom } = await atEdge('Grades of damage')
    await expect([Math.round(right), Math.round(bottom)]).toEqual([innerWidth, innerHeight])
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** From where reading begins: for what leads to something, such as filters. */
export const AtTheStart = meta.story({
  args: { side: 'start', title: 'Filters' },
  play: async () => {
    const { left } = await atEdge('Filters')
    await expect(Math.round(left)).toBe(0)
  },
})

/** Wide, with its actions at the end of the page whatever it holds. */
export const Large = meta.story({
  args: { size: 'large', actions: <Button variant="primary">Done</Button> },
  play: async () => {
    const { bottom } = await atEdge('Grades of damage')
    const button = screen.getByRole('button', { name: 'Done' }).getBoundingClientRect()
    await expect(bottom - button.bottom).toBeLessThan(40)
  },
})

/** From right to left it stands at the left. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    title: 'درجات الضرر',
    children: <p>الضرر الطفيف يُصلح في مكانه.</p>,
    actions: <Button variant="primary">تم</Button>,
  },
  play: async () => {
    const { left } = await atEdge('درجات الضرر')
    await expect(Math.round(left)).toBe(0)
  },
})

function EditReport() {
  const [open, setOpen] = useState(true)
  const [asks, setAsks] = useState(false)
  const [saved, setSaved] = useState('Great horned owl')
  const form = useForm({
    rules: fieldRules(strike, useLocale()),
    defaultValues: { species: saved, damage: 'Minor' },
    onSubmit: ({ species }) => {
      setSaved(String(species))
      setOpen(false)
    },
  })
  const id = useId()
  return (
    <>
      <p>{saved}</p>
      <Button onClick={() => setOpen(true)}>Edit report</Button>
      <Drawer
        open={open}
        onOpenChange={(next) => (next || !form.isDirty() ? setOpen(next) : setAsks(true))}
        title="Edit report"
        actions={
          <Button type="submit" form={id} variant="primary">
            Save
          </Button>
        }
      >
        <Form store={form} id={id} errorSummary={false}>
          {asks && (
            <Banner
              tone="warning"
              title="Your changes are not saved"
              autoFocus
              actions={
                <Button
                  size="small"
                  onClick={() => {
                    form.reset()
                    setAsks(false)
                    setOpen(false)
                  }}
                >
                  Leave without saving
                </Button>
              }
            />
          )}
          <EntityFields entity={strike} names={['species', 'size', 'damage']} />
        </Form>
      </Drawer>
    </>
  )
}

/** A form in it: its actions belong to it, and saving closes it. */
export const AForm = meta.story({
  render: () => <EditReport />,
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Edit report' })
    await waitFor(() => expect(drawer).toBeVisible())
    const species = within(drawer).getByRole('textbox', { name: /Species/ })
    await userEvent.clear(species)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(species).toHaveFocus())
    await expect(species).toBeInvalid()
    await userEvent.type(species, 'Barn owl')
    await expect(species).not.toBeInvalid()
  },
})

/** Changes that are not saved are not lost by a slip of the finger. */
export const Unsaved = meta.story({
  render: () => <EditReport />,
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Edit report' })
    await waitFor(() => expect(drawer).toBeVisible())
    await userEvent.type(within(drawer).getByRole('textbox', { name: /Species/ }), ', juvenile')
    await userEvent.keyboard('{Escape}')
    const left = await within(drawer).findByRole('button', { name: 'Leave without saving' })
    await expect(left).toBeVisible()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
  },
})
