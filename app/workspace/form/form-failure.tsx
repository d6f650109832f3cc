/** A failure of a form that belongs to no field. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    message && (
      <p role="alert" className="my-4 border-danger border-l-2 py-1 pl-3">
        {message}
      </p>
    )
  );
}
