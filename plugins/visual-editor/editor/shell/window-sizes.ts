/** A window as narrow as a phone's: panels and settings come up from below. */
export const narrowWindow = '(width < 640px)'
/** No room for a panel beside the page: panels lie over it. */
export const coveringPanels = '(width < 1080px)'
