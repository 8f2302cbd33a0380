import type { ReactNode } from 'react'
import { useReleaseState } from '@/plugins/catalog/release/release-context'
import { FormSection } from '@/src/admin/form-screen/form-section'
import type { ReleasePlace, ReleaseRemark } from '@/src/core/contracts/products/release-answers'

/** Nothing is ever amiss with the merch of a release. */
type Place = ReleasePlace | 'merch'

const titles: Readonly<Record<Place, string>> = {
  cover: 'Cover and title',
  songs: 'Songs',
  price: 'Price',
  editions: 'Editions',
  merch: 'Merch',
  more: 'More',
}

const none: readonly ReleaseRemark[] = []

type SectionProps = {
  place: Place
  hasOwnTitle?: boolean
  children: ReactNode
}

/** A part of the form of a release. */
export function Section({ place, hasOwnTitle, children }: SectionProps) {
  const remarks = useReleaseState(({ stored, isChecked }) => (isChecked ? stored.remarks : none))
  return (
    <FormSection {...{ place, hasOwnTitle, remarks }} title={titles[place]}>
      {children}
    </FormSection>
  )
}
