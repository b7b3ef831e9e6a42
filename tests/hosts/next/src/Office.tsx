'use client'

import { AppFrame, MotionProvider, ProductProvider, ProductScreens } from 'screenwright'
import { defineProduct, entityScreens } from 'screenwright/spec'
import { useNextRouter } from './nextRouter'
import { airport, sources, strike } from './strike'

const product = defineProduct({
  entities: [strike, airport],
  screens: {
    ...entityScreens(strike, { base: '/' }),
    ...entityScreens(airport, { base: '/airports' }),
  },
})

export function Office() {
  const router = useNextRouter()
  return (
    <MotionProvider>
      <ProductProvider product={product} sources={sources} router={router}>
        <AppFrame name="Wildlife register">
          <ProductScreens />
        </AppFrame>
      </ProductProvider>
    </MotionProvider>
  )
}
