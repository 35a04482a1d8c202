import { areaInWords } from '../../lib/area-in-words';
import { RadioField } from '../../ui/fields/RadioField';
import { TextField } from '../../ui/fields/TextField';
import { ToolForm } from '../../ui/fields/ToolForm';
import { useAddressForm } from '../../ui/use-address-form';
import {
  deliveryOf,
  MAX_LENGTH,
  PAYMENT,
  type PaymentField,
  paymentProblems,
  type Problem,
  readPayment,
  writePayment,
} from './choice';
import { type Delivery, KINDS } from './payment';
import type { PaymentProps } from './payment-props';
import { PaymentAnswer } from './PaymentAnswer';
import { figure, weightInWords } from './payment-words';

/** Kind, area and weight of a harvest: what is paid for it, at the rates that are known. */
export function PaymentForm(props: PaymentProps) {
  const { words } = props;
  const form = useAddressForm({
    id: 'payment-check',
    fields: PAYMENT.fields,
    read: readPayment,
    problemsIn: paymentProblems,
    errorOf: (field, problem: Problem) => errorIn(words.error, field, problem),
    write: writePayment,
  });
  const delivery = deliveryOf(form.choice);
  const amount = (field: 'area' | 'weight' | 'degrees', label: string, hint: string) => (
    <TextField {...form.fieldOf(field)} label={label} hint={hint} inputMode="decimal" maxLength={MAX_LENGTH} />
  );
  return (
    <>
      <ToolForm
        {...form.frame}
        label={words.form}
        button={words.show}
        change={words.change}
        asked={delivery ? askedFor(delivery, words) : []}
      >
        <RadioField
          {...form.fieldOf('kind')}
          label={words.kind}
          options={KINDS.map((value) => ({ value, label: words[value] }))}
        />
        {amount('area', words.area, words.areaHint)}
        {amount('weight', words.weight, words.weightHint)}
        {form.choice.kind === 'gum' && amount('degrees', words.degrees, words.degreesHint)}
      </ToolForm>
      {form.asked && delivery && <PaymentAnswer {...props} delivery={delivery} headingRef={form.answer} />}
    </>
  );
}

function askedFor({ kind, area, weight, degrees }: Delivery, words: PaymentProps['words']): string[] {
  return [
    words[kind],
    areaInWords(area, words.are),
    weightInWords(weight, words.kg),
    ...(kind === 'gum' && degrees !== undefined ? [`${figure(degrees / 10, 1)} ${words.degree}`] : []),
  ];
}

function errorIn(errors: PaymentProps['words']['error'], field: PaymentField, problem: Problem): string {
  if (field === 'degrees') return errors.degrees;
  const own: Partial<Record<Problem, string>> = errors[field];
  return own[problem] ?? '';
}
