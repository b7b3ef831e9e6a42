'use client'

import { useMemo } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { peopleActions, type RightsToSay, rightsInWords } from './rightsInWords'
import type { PeopleAction, RoleRights } from './RoleRights'

export interface PeopleRights {
  /** What each role may do. */
  readonly roles: readonly RoleRights[]
  /** All that can be asked about: who may do it? */
  readonly questions: readonly PeopleAction[]
}

/** What each role may do, and all that can be asked about, in the words and the language of the page. */
export function usePeopleRights({ roles, entities, people, roleField }: RightsToSay): PeopleRights {
  const { t, locale } = useScreenLocale(englishPeople)
  return useMemo(() => {
    const said = rightsInWords({ roles, entities, people, roleField }, { t, locale })
    return { roles: said, questions: said.length > 0 ? peopleActions(entities, { t, locale }) : [] }
  }, [roles, entities, people, roleField, t, locale])
}
