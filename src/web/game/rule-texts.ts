/** The texts of the rules by id, as the build has written them beside the page; none where it had none. */
export type RuleTexts = Readonly<Record<string, string>>;

let loading: Promise<RuleTexts> | undefined;

export function loadRules(): Promise<RuleTexts> {
  return (loading ??= fetch('./rules.json')
    .then(async (response) => (response.ok ? ((await response.json()) as RuleTexts) : {}))
    .catch(() => {
      loading = undefined;
      return {};
    }));
}
