import Plane from 'lucide-react/icons/plane'
import Bird from 'lucide-react/icons/bird'
import TowerControl from 'lucide-react/icons/tower-control'
import { useMemo } from 'react'
import type { Surroundings } from '../../.storybook/usual'
import { createSampler } from '../../src/sample/createSampler'
import { englishWords } from '../../src/sample/words/englishWords'
import { SessionEndDialog } from '../../src/screens/account/SessionEndDialog'
import { useSessionEnd } from '../../src/screens/account/useSessionEnd'
import { AccountMenu } from '../../src/screens/app/AccountMenu'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { entityScreenProps } from '../../src/screens/app/entityScreenProps'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import type { Strike } from '../fixtures/birdstrikes'
import { conditionsOf, letOthersWrite } from './conditionsOf'
import { airport, operator, register, report } from './register'
import { registerSources, sourcesOf } from './registerSources'
import { useMemoryRouter } from './useMemoryRouter'

export interface RegisterProps extends Partial<Pick<Surroundings, 'role' | 'network' | 'seed'>> {
  /** The address at first. */
  start?: string
  /** The reports of the FAA. @default some sixty of them */
  strikes?: readonly Strike[]
}

/** The register of bird strikes, as its declaration makes it: a product in about fifty lines of host code. */
export function Register(props: RegisterProps) {
  const { role = 'pilot', network = 'fast', seed = 'real', start = '/strikes', strikes } = props
  const router = useMemoryRouter(start)
  const { sources, signIn } = useMemo(() => sourcesUnder(network, seed, strikes), [network, seed, strikes])
  // The registers of a page of documentation share no session.
  const session = useSessionEnd({ channel: false })
  const saving = { saveBar: true }
  return (
    <ProductProvider
      product={register}
      sources={sources}
      role={role}
      me="ana"
      router={router}
      onSessionEnd={session.onSessionEnd}
    >
      <AppFrame
        name="Bird strike register"
        icons={icons}
        account={<AccountMenu name="Ana Ruiz" onSignOut={() => void session.onSessionEnd()} />}
      >
        <ProductScreens
          props={{
            ...entityScreenProps(report, {
              list: { defaultShown: ['species', 'flightDate', 'airport', 'damage', 'speed', 'status'] },
              create: saving,
              edit: saving,
            }),
            ...entityScreenProps(airport, {
              list: { fields: ['name', 'state'] },
              detail: { fields: ['state'] },
            }),
            ...entityScreenProps(operator, { list: { fields: ['name'] } }),
          }}
          getDocumentTitle={(title) => title}
        />
      </AppFrame>
      <SessionEndDialog {...session} email="ana@example.com" signIn={() => signIn()} />
    </ProductProvider>
  )
}

const icons = {
  'report.list': <Bird className="sw-icon" />,
  'airport.list': <TowerControl className="sw-icon" />,
  'operator.list': <Plane className="sw-icon" />,
}

function sourcesUnder(
  network: Surroundings['network'],
  seed: Surroundings['seed'],
  strikes: readonly Strike[] | undefined,
) {
  const { signIn, ...conditions } = conditionsOf(network)
  const sources = seed === 'real' ? registerSources(strikes, conditions) : sampledSources(seed, conditions)
  if (network === 'conflicting') letOthersWrite(sources.report)
  return { sources, signIn }
}

function sampledSources(seed: string, conditions: Parameters<typeof sourcesOf>[1]) {
  const sampler = createSampler({
    seed,
    locale: englishWords,
    now: '2026-03-18',
    entities: [airport, operator],
    count: 20,
  })
  return sourcesOf(
    {
      reports: sampler.of(report).many(200),
      airports: sampler.of(airport).many(20),
      operators: sampler.of(operator).many(20),
    },
    conditions,
  )
}
