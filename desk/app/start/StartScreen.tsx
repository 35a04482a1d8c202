import { RECIPES } from '../../model/recipes.ts';
import { GROUPS, START } from '../../words/start.ts';
import { Go } from '../address.tsx';
import { useWords } from '../words.tsx';
import { MyChanges } from './MyChanges.tsx';
import { SearchBox } from './SearchBox.tsx';
import css from './StartScreen.module.css';
import { ToDoList } from './ToDoList.tsx';

const GROUP_IDS = ['records', 'figures', 'people', 'pages'] as const;

/** The first screen: what people come for; beside it what they changed, and what waits. */
export function StartScreen() {
  const { t } = useWords();
  return (
    <div className={css.start}>
      <div className={css.head}>
        <h1>{t(START.title)}</h1>
        <SearchBox />
      </div>
      <div className={css.mine}>
        <MyChanges />
      </div>
      <div className={css.tasks}>
        {GROUP_IDS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{t(GROUPS[group])}</h2>
            <ul className={css.recipes}>
              {RECIPES.filter((recipe) => recipe.group === group).map(({ id, label, hint, to }) => (
                <li key={id}>
                  <Go to={to}>
                    <strong>{t(label)}</strong>
                    <span>{t(hint)}</span>
                  </Go>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={css.waits}>
        <ToDoList />
      </div>
    </div>
  );
}
