import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { StatusScreenView } from '../../src/screens/StatusScreenView'

const meta = preview.meta({
  title: 'Screens/StatusScreen/States',
  component: StatusScreenView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
})

/** The report is sent: the page takes the focus, so that it is read. */
export const Done = meta.story({
  args: {
    status: 'done',
    title: 'Report BS-10001 is filed',
    children: 'The airport has been told. Thank you.',
    actions: (
      <>
        <Button variant="primary" href="#new">
          File another
        </Button>
        <Button href="#list">All bird strikes</Button>
      </>
    ),
    autoFocus: true,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus())
  },
})
