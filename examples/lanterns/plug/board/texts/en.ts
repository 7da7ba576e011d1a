/** Words of the drawn board. */
export const en = {
  'look.short': 'Look',
  score: '{seat}: light {score}, {looks, plural, one {# look left} other {# looks left}}',
} as const;
