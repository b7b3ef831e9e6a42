import { type ComponentType, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '../../src/components/Button'
import { ListTransition, type ListTransitionProps } from '../../src/motion/ListTransition'

const meta = preview.meta({
  title: 'Motion/ListTransition/States',
  component: ListTransition as ComponentType<ListTransitionProps<string>>,
  tags: ['states', '!autodocs'],
})

function News() {
  const [news, setNews] = useState(['Report sent', 'Photo added', 'Report verified'])
  return (
    <ListTransition items={news} getItemKey={(one) => one} aria-label="News">
      {(one) => (
        <p style={{ margin: 0, paddingBlock: 4 }}>
          {one}{' '}
          {one === 'Report sent' && (
            <Button size="small" onClick={() => setNews((all) => all.filter((other) => other !== one))}>
              Dismiss
            </Button>
          )}
        </p>
      )}
    </ListTransition>
  )
}

/** The one thing in it that can be pressed goes, and the list takes the focus: no ring stands around all of it. */
export const WithTheFocus = meta.story({
  render: () => <News />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const list = canvas.getByRole('list', { name: 'News' })
    await waitFor(() => expect(list).toHaveFocus())
    await expect(getComputedStyle(list).outlineStyle).toBe('none')
  },
})
