import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { AccountMenu, type AccountMenuProps } from '../../../src/screens/app/AccountMenu'
import { ForcedParts } from '../../fixtures/ForcedParts'
import { StatesSheet } from '../../fixtures/StatesSheet'

const meta = preview.meta({
  title: 'Screens/AccountMenu/States',
  component: AccountMenu,
  tags: ['states', '!autodocs'],
})

const nothing = () => {}

/** In the open menu the keyboard is at a language that is not the one being spoken. */
const parts = { ".sw-Menu-item[data-key='de']": 'focus' } as const

/** The name of the person as a button, and the menu below it with the choices that hold and one that is reached. */
export const People = meta.story({
  args: { name: 'Ana Ruiz' },
  render: () => (
    <ForcedParts parts={parts}>
      <div style={{ minBlockSize: 540 }}>
        <StatesSheet<AccountMenuProps>
          part=".sw-AccountMenu"
          rows={{
            person: {
              name: 'Ana Ruiz',
              description: 'ana@airport.example',
              languages: ['en', 'de'],
              onLanguageChange: nothing,
              theme: 'dark',
              onThemeChange: nothing,
              onSignOut: nothing,
            },
          }}
          states={{
            rest: {},
            hover: {},
            pressed: {},
            focus: {},
            'long name': { name: 'María de los Ángeles Hernández-Villanueva' },
            open: { defaultOpen: true, name: 'Bo Lind', description: 'bo@airport.example' },
          }}
        >
          {(props) => <AccountMenu {...props} />}
        </StatesSheet>
      </div>
    </ForcedParts>
  ),
  play: async () => {
    const menu = await screen.findByRole('menu', { name: 'Bo Lind' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  },
})
