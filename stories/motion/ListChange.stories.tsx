import preview from '#.storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../src/components/Button'
import { ListChange, ListItem } from '../../src/motion/ListChange'
import { MotionProvider } from '../../src/motion/MotionProvider'
import './motion.css'
import { playSetting, setting } from './setting'

const meta = preview.meta({
  title: 'Motion/ListChange',
  component: ListChange,
  args: { children: undefined },
  parameters: { motion: 'live' },
  beforeEach: playSetting,
  render: () => (
    <MotionProvider>
      <Photos />
    </MotionProvider>
  ),
})

function Photos() {
  const [photos, setPhotos] = useState(['left-engine.jpg', 'windshield.jpg'])
  return (
    <div className="motion-example">
      <ul className="motion-photos" aria-label="Photos">
        <ListChange>
          {photos.map((photo) => (
            <ListItem key={photo} className="motion-photo">
              {photo}
              <Button size="small" onClick={() => setPhotos(photos.filter((other) => other !== photo))}>
                Remove {photo}
              </Button>
            </ListItem>
          ))}
        </ListChange>
      </ul>
      <Button onClick={() => setPhotos([...photos, `photo-${photos.length + 1}.jpg`])}>Add a photo</Button>
    </div>
  )
}

/** An item that comes makes its room; one that goes gives it back, out of reach, and hands on the focus. */
export const ComeAndGo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a photo' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    canvas.getByRole('button', { name: 'Remove windshield.jpg' }).focus()
    canvas.getByRole('button', { name: 'Remove windshield.jpg' }).click()
    await waitFor(() =>
      expect(canvas.getByText('windshield.jpg', { selector: 'li' })).toHaveAttribute('inert'),
    )
    await expect(canvas.getByRole('button', { name: 'Remove photo-3.jpg' })).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('windshield.jpg')).not.toBeInTheDocument())
  },
})

/** For a person who asks for stillness an item is there or it is not. */
export const Still = meta.story({
  play: async ({ canvas, userEvent }) => {
    setting.change(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove windshield.jpg' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  },
})
