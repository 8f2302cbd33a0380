/** Carriers by the name that artists choose, with the page that follows a parcel. */
const carriers: Readonly<Record<string, (number: string) => string>> = {
  DHL: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}`,
  DPD: (number) => `https://tracking.dpd.de/parcelstatus?query=${number}`,
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  'Royal Mail': (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  Evri: (number) => `https://www.evri.com/track/parcel/${number}/details`,
  'La Poste': (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  'Canada Post': (number) =>
    `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  'Australia Post': (number) => `https://auspost.com.au/mypost/track/#/details/${number}`,
}

/** Names to choose from; any other may be typed. */
export const carrierNames: readonly string[] = Object.keys(carriers)

type Parcel = { carrier?: string | null; trackingNumber?: string | null }

/** Where a parcel can be followed; empty when that is not known. */
export function trackingUrl({ carrier, trackingNumber }: Parcel): string {
  const name = carrierNames.find((known) => known.toLowerCase() === carrier?.toLowerCase())
  const pageOf = name === undefined ? undefined : carriers[name]
  return pageOf && trackingNumber
    ? pageOf(encodeURIComponent(trackingNumber.replace(/\s+/g, '')))
    : ''
}

/** `DHL 1234 5678`, as much of it as there is. */
export function parcelWords({ carrier, trackingNumber }: Parcel): string {
  return [carrier, trackingNumber].filter(Boolean).join(' ')
}
