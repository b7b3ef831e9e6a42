import {
  AppFrame,
  entityScreenProps,
  Menu,
  MotionProvider,
  ProductProvider,
  ProductScreens,
  useBrowserRouter,
} from 'screenwright'
import { useState } from 'react'
import { register, report } from './register'
import type { Sources } from './sources'

const roles = ['pilot', 'investigator', 'visitor'] as const

const props = entityScreenProps(report, {
  list: {
    defaultShown: ['species', 'flightDate', 'airport', 'damage', 'cost', 'status'],
    exportFile: { name: 'bird-strikes' },
  },
})

export function App({ sources }: { sources: Sources }) {
  const router = useBrowserRouter()
  const [role, setRole] = useState<(typeof roles)[number]>('investigator')
  return (
    <MotionProvider>
      <ProductProvider product={register} sources={sources} role={role} me="ana" router={router}>
        <AppFrame
          name="Bird strike register"
          account={
            <Menu
              label={register.roles[role].label}
              items={roles.map((id) => ({
                id,
                label: register.roles[id].label,
                onAction: () => setRole(id),
              }))}
            />
          }
        >
          <ProductScreens props={props} />
        </AppFrame>
      </ProductProvider>
    </MotionProvider>
  )
}
