/** A tier as pages show it. Prices are integer minor units; null: not offered. */
export type TierView = {
  id: string
  name: string
  payWhatYouWant: boolean
  payWhatYouWantMinimumMinor: number | null
  priceMonthlyMinor: number | null
  priceYearlyMinor: number | null
  isRecommended: boolean
  /** Nobody can join a tier that is not; its members stay. */
  isActive: boolean
  /** What its members pay less in the store, 0 to 100. */
  discountPercent: number
  benefits: readonly { id: string; title: string }[]
}
