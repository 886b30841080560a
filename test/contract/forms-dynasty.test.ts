import { formContract } from "./forms.js";

formContract("dynasty");
