import { AppFrame, MotionProvider, ProductProvider, ProductScreens, useBrowserRouter } from 'screenwright'
import { defineProduct, entityScreens } from 'screenwright/spec'
import { airport, sources, strike } from './strike'

const product = defineProduct({
  entities: [strike, airport],
  screens: {
    ...entityScreens(strike, { base: '/' }),
    ...entityScreens(airport, { base: '/airports' }),
  },
})

export function App() {
  const router = useBrowserRouter()
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
