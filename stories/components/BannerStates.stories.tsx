import preview from '#.storybook/preview'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Banner, type BannerProps } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Banner/States',
  component: Banner as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

const onDismiss = () => {}

const tones: Record<string, BannerProps> = {
  info: { title: 'This list is from 2003', children: 'Later strikes are with the FAA.', onDismiss },
  success: { tone: 'success', title: 'Report sent', children: 'The airport will answer.', onDismiss },
  warning: { tone: 'warning', title: 'You are offline', children: 'Entries are kept here.', onDismiss },
  danger: { tone: 'danger', title: 'Not saved', children: 'The server did not answer.', onDismiss },
}

/** Each tone, with its button at rest and pointed at, in the same tone. */
export const Banners = meta.story({
  render: () => (
    <StatesSheet<BannerProps>
      width="field"
      part=".sw-Banner-dismiss"
      rows={tones}
      states={{ rest: {}, hover: {} }}
    >
      {(props) => <Banner {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const cell = (name: string) => canvas.getByRole('group', { name })
    const fill = (name: string) => getComputedStyle(cell(name).querySelector('button')!).backgroundColor
    await expect(fill('danger, hover')).not.toBe(fill('danger, rest'))
    await expect(fill('danger, hover')).not.toBe(fill('info, hover'))
  },
})

/** One that has to be decided, reached by the keyboard. */
export const Decision = meta.story({
  render: () => (
    <StatesSheet<BannerProps>
      width="page"
      part=".sw-Banner"
      rows={{
        'two versions': {
          tone: 'warning',
          title: 'Two reports are about this strike',
          children: <p>Keep one of them; the other is removed.</p>,
          actions: (
            <>
              <Button size="small">Keep the first</Button>
              <Button size="small" variant="quiet">
                Compare
              </Button>
            </>
          ),
        },
      }}
      states={{ focus: {} }}
    >
      {(props) => <Banner {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('group', { name: 'Two reports are about this strike' })
    await expect(banner).toHaveStyle({ outlineStyle: 'solid' })
  },
})
