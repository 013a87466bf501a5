/** Caches a function by its argument during a build, but not in `npm run dev`, where content changes. */
export function oncePerBuild<Given extends [name?: string], Answer>(
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const answers = new Map<string | undefined, Promise<Answer>>();
  return (...given) => {
    if (import.meta.env.DEV) return ask(...given);
    const [name] = given;
    const answer = answers.get(name) ?? ask(...given);
    answers.set(name, answer);
    return answer;
  };
}
