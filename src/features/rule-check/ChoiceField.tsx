import styles from './RuleCheck.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: { value: string; label: string }[];
}

/** A question with radio buttons; none is chosen beforehand. */
export function ChoiceField({ name, label, choices }: ChoiceFieldProps) {
  const error = `rule-${name}-error`;
  return (
    <fieldset className={styles.choices} role="radiogroup" aria-describedby={error} data-field={name}>
      <legend>{label}</legend>
      <p className={styles.error} id={error} data-error hidden />
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} value={choice.value} /> {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
