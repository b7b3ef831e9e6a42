import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Form } from '../../src/form/Form'
import { FormField } from '../../src/form/FormField'
import { useForm } from '../../src/form/useForm'
import { JsonField } from '../../src/fields/JsonField'
import type { JsonInput } from '../../src/fields/jsonValue'
import { formWidth } from './formWidth'

const meta = preview.meta({
  title: 'Fields/JsonField',
  component: JsonField,
  decorators: [formWidth],
  args: { label: 'Radar track', onValueChange: fn() },
  parameters: { visual: { until: '.sw-JsonField-editor .cm-line' } },
})

const track = {
  station: 'KDEN',
  bird: null,
  moving: true,
  echoes: [
    { at: '07:14:02', metres: 1820, strength: 0.62 },
    { at: '07:14:06', metres: 1655, strength: 0.71 },
  ],
}

/** The editor, once it has taken the place of the plain box. */
async function editorIn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector('.cm-content')).not.toBeNull())
  return within(canvasElement).getByRole('textbox')
}

const linesIn = (editor: HTMLElement) =>
  [...editor.querySelectorAll('.cm-line')].map(({ textContent }) => textContent)

/** Nothing is entered yet. What is typed is handed on as data as soon as it is JSON, and as text until then. */
export const Empty = meta.story({
  args: { description: 'As the radar wrote it.' },
  play: async ({ args, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor).toHaveAccessibleName('Radar track')
    await expect(editor).toHaveAccessibleDescription(
      'As the radar wrote it. Tab indents. Escape, then Tab leaves the box.',
    )
    await userEvent.click(editor)
    await userEvent.keyboard('[[1, 2')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ text: '[1, 2', json: undefined }),
    )
    await userEvent.keyboard(']')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([1, 2]))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(null))
    editor.blur()
  },
})

/** Data that is opened again: a value to a line, its lines with numbers. */
export const Filled = meta.story({
  args: { defaultValue: track },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(linesIn(editor)).toEqual(JSON.stringify(track, null, 2).split('\n'))
  },
})

/** The Tab key indents, as in other editors. After Escape it leaves, so that no one is caught. */
export const Keyboard = meta.story({
  args: { defaultValue: [1] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await userEvent.tab()
    await expect(editor).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Format' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Format' }).blur()
  },
})

/** Pasted on one line, and set a value to a line. */
export const Formatted = meta.story({
  args: { defaultValue: { text: '{"station":"KDEN","echoes":[1820,1655]}', json: undefined } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await expect(linesIn(editor)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }))
    await expect(linesIn(editor)).toHaveLength(7)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ station: 'KDEN', echoes: [1820, 1655] })
    canvas.getByRole('button', { name: 'Format' }).blur()
  },
})

const broken = '{\n  "station": "KDEN",\n  "metres": 1820,\n}'

/** A comma too many: where it is and what to do is said when the box is left, and what was typed stays. */
export const Mistake = meta.story({
  args: { defaultValue: { text: broken, json: undefined } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    editor.blur()
    await expect(await canvas.findByText('Line 3: remove the comma before }')).toBeVisible()
    await expect(editor).toHaveAccessibleDescription('Line 3: remove the comma before }')
    await expect(linesIn(editor)).toEqual(broken.split('\n'))
    await waitFor(() => expect(canvasElement.querySelector('.cm-lintRange-error')).not.toBeNull())
  },
})

function InForm() {
  const form = useForm({ defaultValues: { track: { text: broken, json: undefined } } })
  return (
    <Form store={form}>
      <FormField as={JsonField} name="track" label="Radar track" />
      <button type="submit">Save</button>
    </Form>
  )
}

/** In a form that is sent too early: the words stand with the field and in the summary, which leads to the editor. */
export const Rejected = meta.story({
  render: () => <InForm />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Line 3: remove the comma before }' }))
    await expect(editor).toHaveFocus()
    await expect(editor).toHaveAttribute('aria-invalid', 'true')
    await expect(editor).toHaveAccessibleDescription(/Line 3: remove the comma before }/)
    editor.blur()
  },
})

/** Out of use for the moment. */
export const Disabled = meta.story({
  args: { defaultValue: track, disabled: true },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor).toHaveAttribute('aria-disabled', 'true')
    await expect(editor).toHaveAttribute('contenteditable', 'false')
  },
})

/** To read and to copy, not to change. */
export const ReadOnly = meta.story({
  args: { defaultValue: track, readOnly: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor).toHaveAttribute('aria-readonly', 'true')
    await userEvent.click(editor)
    await userEvent.keyboard('1')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button')).toBeNull()
    editor.blur()
  },
})

function Steered() {
  const [value, setValue] = useState<JsonInput>({ metres: 1820 })
  return (
    <>
      <JsonField label="Radar track" value={value} onValueChange={setValue} />
      <button type="button" onClick={() => setValue({ metres: 0 })}>
        Begin again
      </button>
    </>
  )
}

/** Its parent holds the value: what is typed stands as it was typed, and another value takes its place. */
export const Controlled = meta.story({
  render: () => <Steered />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}7.50')
    await waitFor(() => expect(linesIn(editor)).toEqual(['7.50']))
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }))
    await waitFor(() => expect(linesIn(editor)).toEqual(['{', '  "metres": 0', '}']))
  },
})

/** A native reset brings the first data back, into the editor as well. */
export const Reset = meta.story({
  render: () => (
    <form>
      <JsonField label="Radar track" name="track" defaultValue={[1820]} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}7')
    const sent = () => new FormData(canvasElement.querySelector('form') as HTMLFormElement).get('track')
    await waitFor(() => expect(sent()).toBe('7'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(linesIn(editor)).toEqual(['[', '  1820', ']']))
    await expect(sent()).toBe('[\n  1820\n]')
  },
})

const year = Array.from({ length: 12_000 }, (_, second) => ({
  second,
  metres: (second * 37) % 4000,
  echo: true,
}))

/** A megabyte: only the lines in sight are on the page, and a key is handed on with all of the data. */
export const Megabyte = meta.story({
  args: { defaultValue: year },
  play: async ({ args, canvasElement, userEvent }) => {
    const editor = await editorIn(canvasElement)
    await expect(editor.querySelectorAll('.cm-line').length).toBeLessThan(200)
    await userEvent.click(editor)
    await userEvent.keyboard('{Control>}{Home}{/Control} ')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(year))
    editor.blur()
  },
})

/** Right to left, in Arabic: the data is read from left to right all the same. */
export const Arabic = meta.story({
  globals: { direction: 'rtl' },
  args: {
    label: 'مسار الرادار',
    description: 'كما كتبه الرادار.',
    defaultValue: { text: broken, json: undefined },
    error: 'السطر 3: احذف الفاصلة قبل }',
  },
  play: async ({ canvasElement }) => {
    const editor = await editorIn(canvasElement)
    await expect(getComputedStyle(editor).direction).toBe('ltr')
  },
})
