import preview from '#.storybook/preview'
import Plus from 'lucide-react/icons/plus'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import { Button, type ButtonProps } from '../../src/components/Button'
import { IconButton, type IconButtonProps } from '../../src/components/IconButton'
import { Link, type LinkProps } from '../../src/components/Link'
import { StatesSheet } from '../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Components/Button/States',
  component: Button as ComponentType<object>,
  tags: ['states', '!autodocs'],
})

/** Each weight as it is left alone, pointed at, pressed, reached by the keyboard, opened, at work and out of use. */
export const Buttons = meta.story({
  parameters: { visual: { loading: true } },
  render: () => (
    <StatesSheet<ButtonProps>
      part=".sw-Button"
      rows={{
        secondary: { children: 'Save report' },
        primary: { variant: 'primary', children: 'Save report' },
        quiet: { variant: 'quiet', children: 'Save report' },
        danger: { variant: 'danger', children: 'Remove report' },
        small: { size: 'small', children: 'Save report' },
        'with an icon': { icon: <Plus className="sw-icon" />, children: 'Add photo' },
      }}
      states={{
        rest: {},
        hover: {},
        pressed: {},
        focus: {},
        expanded: { 'aria-expanded': true },
        pending: { pending: true },
        'pending hover': { pending: true },
        disabled: { disabled: true },
        'disabled hover': { disabled: true },
        'disabled pressed': { disabled: true },
      }}
    >
      {(props) => <Button {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const fill = (state: string) => {
      const cell = canvas.getByRole('group', { name: `primary, ${state}` })
      return getComputedStyle(cell.querySelector('button')!).backgroundColor
    }
    await expect(fill('hover')).not.toBe(fill('rest'))
    await expect(fill('pressed')).toBe(fill('hover'))
    await expect(fill('disabled hover')).toBe(fill('disabled'))
  },
})

/** An icon alone has the same states. */
export const IconButtons = meta.story({
  render: () => (
    <StatesSheet<IconButtonProps>
      part=".sw-Button"
      rows={{
        quiet: { label: 'Add photo', icon: <Plus className="sw-icon" /> },
        secondary: { label: 'Add photo', icon: <Plus className="sw-icon" />, variant: 'secondary' },
        small: { label: 'Add photo', icon: <Plus className="sw-icon" />, size: 'small' },
      }}
      states={{
        rest: {},
        hover: {},
        pressed: {},
        focus: {},
        expanded: { 'aria-expanded': true },
        disabled: { disabled: true },
      }}
    >
      {(props) => <IconButton {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Add photo' })).toHaveLength(18)
  },
})

/** A link is told by its line; a quiet one shows it when it is pointed at. */
export const Links = meta.story({
  render: () => (
    <StatesSheet<LinkProps>
      part=".sw-Link"
      rows={{
        text: { href: '#species', children: 'List of species' },
        quiet: { href: '#gull', variant: 'quiet', children: 'Gull, Detroit Metro' },
      }}
      states={{ rest: {}, hover: {}, focus: {} }}
    >
      {(props) => <Link {...props} />}
    </StatesSheet>
  ),
  play: async ({ canvas }) => {
    const line = (state: string) => {
      const cell = canvas.getByRole('group', { name: `quiet, ${state}` })
      return getComputedStyle(cell.querySelector('a')!).textDecorationColor
    }
    await expect(line('rest')).toBe('rgba(0, 0, 0, 0)')
    await expect(line('hover')).not.toBe(line('rest'))
  },
})
