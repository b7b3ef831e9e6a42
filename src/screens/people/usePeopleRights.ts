'use client'

import { useMemo } from 'react'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishPeople } from '../../messages/englishPeople'
import { peopleActions, type RightsToSay, rightsInWords } from './rightsInWords'
import type { PeopleAction, RoleRights } from './RoleRights'

export interface PeopleRights {
  /** The rights of each role. */
  readonly roles: readonly RoleRights[]
  /** All that can be asked about: who may do it? */
  readonly questions: readonly PeopleAction[]
}

/** Return the rights of each role, and all questions about them, in the language of the page. */
export function usePeopleRights({ roles, entities, people, roleField }: RightsToSay): PeopleRights {
  const { t, locale } = useScreenLocale(englishPeople)
  return useMemo(() => {
    const said = rightsInWords({ roles, entities, people, roleField }, { t, locale })
    return { roles: said, questions: said.length > 0 ? peopleActions(entities, { t, locale }) : [] }
  }, [roles, entities, people, roleField, t, locale])
}
