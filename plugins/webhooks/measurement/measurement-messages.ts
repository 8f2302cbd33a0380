/** What people of a site read about a purchase that a company was told of. */
export const measurementMessages = {
  unreadable: 'its answer cannot be read.',
  taken: (company: string) => `${company} has it already. Sent again, it could count twice.`,
  givenUp: (company: string) =>
    `${company} did not take it for days. Who bought is no longer kept, so it cannot be sent again.`,
  withdrawn: 'The buyer took the consent back, so it is not sent again.',
  tooOld: (company: string, hours: number) =>
    `${company} takes no purchase that is older than ${hours > 72 ? `${hours / 24} days` : `${hours} hours`}.`,
} as const
