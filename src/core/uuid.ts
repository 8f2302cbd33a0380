/** Whether a text could be an id of ours; PostgreSQL refuses to compare anything else with one. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
