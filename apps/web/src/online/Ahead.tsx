/** Answers given ahead: what this seat may be asked next, and what the table is to answer then. Fetched when the sheet around the table is opened. */
import { useEffect, useState } from 'preact/hooks';
import { quick, type Choice } from '@orrery/kernel';
import type { Seen } from '@orrery/protocol/client';
import { need } from '../app/words.ts';
import { say } from '../people/words.ts';
import type { Play } from '../table/play.ts';
import { allOrders, givenAhead, withAnswer } from './ahead.ts';
import { foresee, type Question } from './foresee.ts';
import { ask } from './words.ts';

/** Longer lists are no help to anybody. */
const MOST_CHOICES = 60;
const MOST_QUESTIONS = 6;

interface Props {
  readonly match: string;
  readonly seen: Seen;
  readonly play: Play;
}

export function Ahead({ match, seen, play }: Props) {
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const { table } = play;
  const { rules } = table;
  const { game } = seen;
  const seat = seen.table.viewer;
  const given = givenAhead(seen);
  const key = JSON.stringify([game?.n, game?.known.past.length, given]);
  useEffect(() => {
    let gone = false;
    void need('people').then(() => {
      if (!gone && game)
        setQuestions(foresee(rules, { seat, n: game.n, known: game.known, given, unaided: table.unaided === true }, quick(game.n)));
    });
    return () => {
      gone = true;
    };
  }, [key]);
  if (!questions || !game) return null;
  const answerTo = ({ n, decision, open }: Question): Choice | null => {
    const [ahead] = given.find((one) => one.n === n && one.decision === decision)?.plays ?? [];
    const code = ahead ? rules.choices.code(ahead) : -1;
    return open.includes(code) ? code : null;
  };
  const send = (question: Question, choice: Choice | null): void => {
    const ahead = withAnswer(given, question, choice, rules.choices);
    void ask({ do: 'orders', match, orders: allOrders(table.now.peek().orders ?? {}, table.plugs.table.customs.passing, ahead) });
  };
  return (
    <section class="ahead" aria-label={say('ahead')}>
      <h3 class="caps">{say('ahead')}</h3>
      <p class="muted small">{say(questions.length === 0 ? 'ahead.none' : 'ahead.line')}</p>
      {questions.slice(0, MOST_QUESTIONS).map((question) => {
        const answer = answerTo(question);
        return (
          <label key={`${question.n} ${question.decision}`} class={question.n > game.n ? 'ahead-then' : ''}>
            <span>
              {question.n > game.n && <small class="muted">{say('ahead.then')} </small>}
              {play.say.texts().say(`decision.${question.decision}`)}
            </span>
            <select
              value={answer === null ? '' : String(answer)}
              onChange={({ currentTarget: { value } }) => send(question, value === '' ? null : Number(value))}
            >
              <option value="">{say('ahead.ask')}</option>
              {question.open.slice(0, MOST_CHOICES).map((choice) => (
                <option key={choice} value={String(choice)}>
                  {play.say.plain(play.say.choice(rules.choices.name(choice)))}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </section>
  );
}
