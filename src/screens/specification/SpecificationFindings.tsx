'use client'

import { Badge } from '../../components/Badge'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishSpecification } from '../../messages/englishSpecification'
import type { Finding } from '../../spec/product/findings/Finding'

/** Everything that does not fit together: the place, why, and the next step. Errors come first. */
export function SpecificationFindings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useScreenLocale(englishSpecification)
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  if (findings.length === 0) return <p className="sw-SpecificationScreen-text">{t('specification.sound')}</p>
  return (
    <>
      <p className="sw-SpecificationScreen-text">
        {[
          errors.length > 0 && t('specification.errors', { count: errors.length }),
          warnings.length > 0 && t('specification.warnings', { count: warnings.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- WebKit takes a list without bullets for no list */}
      <ul role="list" className="sw-SpecificationScreen-findings">
        {[...errors, ...warnings].map(({ code, place, severity, reason, cure }) => (
          <li key={`${code} ${place} ${reason}`} className="sw-SpecificationScreen-finding">
            <Badge tone={severity === 'error' ? 'danger' : 'warning'}>
              {t(`specification.severity.${severity}`)}
            </Badge>
            <code className="sw-SpecificationScreen-code" dir="ltr">
              {place}
            </code>
            {/* Findings are English, as the declaration is. */}
            <p className="sw-SpecificationScreen-reason" lang="en" dir="ltr">
              {reason} {cure}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
