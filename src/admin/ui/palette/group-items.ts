/** Members of a list by their group, groups and members in the order in which they come. */
export function groupItems<Member extends { group: string }>(
  members: readonly Member[],
): [group: string, members: Member[]][] {
  const groups = new Map<string, Member[]>()
  for (const member of members) {
    groups.set(member.group, [...(groups.get(member.group) ?? []), member])
  }
  return [...groups]
}
