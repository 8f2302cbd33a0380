/** What the owner of an order can put right for its buyer. */
export type Correctable = {
  email: boolean
  address: boolean
  /** ISO code of the one country that the address has to be in; empty for any. */
  keptCountry: string
}
